"""A quote with other decimals than its instrument raises `RuntimeError` and stops the run."""

from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.market import at
from kit.orders import quotes
from nautilus_trader.model.data import QuoteTick
from nautilus_trader.model.objects import Price

size = EURUSD.make_qty(1_000)
coarse = QuoteTick(EURUSD.id, Price.from_str("1.1"), Price.from_str("1.2"), size, size, at(0), at(0))
error = raised(lambda: run([coarse]))
assert type(error) is RuntimeError and "did not match" in str(error), error
assert run(quotes(1.1)).engine.get_result().iterations == 1
