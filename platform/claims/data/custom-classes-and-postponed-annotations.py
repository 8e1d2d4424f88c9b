"""
`from __future__ import annotations` in the file of a `customdataclass` makes the decorator raise `AttributeError`.
"""

from __future__ import annotations

from kit.custom import Score
from kit.failures import raised
from nautilus_trader.core.data import Data
from nautilus_trader.model.custom import customdataclass


def made():
    @customdataclass
    class Postponed(Data):
        value: float

    return Postponed


error = raised(made)
assert type(error) is AttributeError, error
assert Score(1, 1, 2.0).value == 2.0  # Defined in a file without it.
