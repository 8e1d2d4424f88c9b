"""A leverage below 1 isn't noticed when the venue is added, but raises `ValueError` when the engine runs."""

from decimal import Decimal

from kit.backtest import run
from kit.failures import raised
from kit.orders import quotes

reached = []
error = raised(lambda: run(quotes(1.1), setup=reached.append, default_leverage=Decimal("0.5")))
assert type(error) is ValueError and reached, error
run(quotes(1.1), default_leverage=Decimal(1))
