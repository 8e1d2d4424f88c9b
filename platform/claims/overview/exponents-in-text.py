"""
A negative exponent in the text of `Price.from_str` or `Quantity.from_str` counts as the number of decimals, so `1.2e-05`, the `str` of a
small float, becomes 0.00001.
"""

from nautilus_trader.model import Price
from nautilus_trader.model import Quantity

for kind in (Price, Quantity):
    cut, whole = kind.from_str(str(0.000012)), kind.from_str("0.000012")
    assert (cut.precision, str(cut)) == (5, "0.00001"), cut
    assert (whole.precision, str(whole)) == (6, "0.000012"), whole
