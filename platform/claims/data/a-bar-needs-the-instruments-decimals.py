"""
A bar with other price decimals than its instrument ends the run with `RuntimeError` "did not match".
"""

from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from kit.market import at
from kit.market import bar
from nautilus_trader.model.data import Bar
from nautilus_trader.model.objects import Price

prices = [Price.from_str("1.1")] * 4
error = raised(lambda: run([Bar(MINUTE_BARS, *prices, EURUSD.make_qty(1_000_000), at(60), at(60))]))
assert type(error) is RuntimeError, error
assert "did not match" in str(error), error
assert len(run([bar(60, 1.1, 1.1, 1.1, 1.1)]).script.seen) == 1
