"""
A `Price` goes up to 17,014,118,346,046 with 16 decimals, a `Quantity` from zero to 34,028,236,692,093; beyond, or with 17
decimals, `ValueError` is raised.
"""

from kit.failures import raised
from nautilus_trader.model import Price
from nautilus_trader.model import Quantity

assert Price(17_014_118_346_046, precision=0) == 17_014_118_346_046
assert Price(-17_014_118_346_046, precision=0) == -17_014_118_346_046
assert Quantity(34_028_236_692_093, precision=0) == 34_028_236_692_093
for build in (
    lambda: Price(17_014_118_346_047, precision=0),
    lambda: Quantity(34_028_236_692_094, precision=0),
    lambda: Quantity(-1, precision=0),
    lambda: Price(1.23, precision=17),
):
    assert type(raised(build)) is ValueError
