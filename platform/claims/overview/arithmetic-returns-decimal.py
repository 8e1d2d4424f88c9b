"""
A sum, difference or product of two values is a plain `Decimal`, and with a float in the expression a float; a difference
of quantities may go below zero, but a `Quantity` may not.
"""

from decimal import Decimal

from kit.failures import raised
from nautilus_trader.model import Price
from nautilus_trader.model import Quantity

a, b = Price.from_str("1.5"), Price.from_str("1.2")
for value in (a + b, a - b, a * b):
    assert type(value) is Decimal, value
assert type(a + 0.5) is float
difference = Quantity.from_int(1) - Quantity.from_int(3)
assert difference == Decimal(-2) and type(difference) is Decimal
assert type(raised(lambda: Quantity(difference, precision=0))) is ValueError
