"""
A sum over two currencies raises nothing; comparing them raises `ValueError`.
"""

from kit.failures import raised
from nautilus_trader.model import Money
from nautilus_trader.model.currencies import EUR
from nautilus_trader.model.currencies import USD

assert Money(1, USD) + Money(2, EUR) == 3
assert type(raised(lambda: Money(1, USD) < Money(2, EUR))) is ValueError
assert Money(1, USD) < Money(2, USD)
