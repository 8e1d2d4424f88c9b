"""
`customdataclass` raises `AttributeError` for a field of a union type such as `float | None`.
"""

from kit.failures import raised
from nautilus_trader.core.data import Data
from nautilus_trader.model.custom import customdataclass


def plain():
    @customdataclass
    class Plain(Data):
        value: float

    return Plain


def union():
    @customdataclass
    class Union(Data):
        value: float | None

    return Union


assert plain()(1, 1, 2.0).value == 2.0
error = raised(union)
assert type(error) is AttributeError, error
