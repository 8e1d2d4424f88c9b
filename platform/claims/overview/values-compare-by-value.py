"""
Prices compare and hash by value, whatever their precision, and equal a `Decimal` of that value; most floats have no exact
decimal form, so `==` with one is false.
"""

from decimal import Decimal

from nautilus_trader.model import Price

short, long = Price.from_str("1.1"), Price.from_str("1.1000")
assert short == long and hash(short) == hash(long)
assert (short.precision, long.precision) == (1, 4)
assert short == Decimal("1.1") and not short == 1.1
assert Price.from_str("1.5") == 1.5
