"""
External bars that aren't built by time stop a run with `ValueError`, unless the venue has `bar_execution=False`.
"""

from kit.backtest import run
from kit.failures import raised
from kit.market import bar
from nautilus_trader.model.data import BarType

TICKS = BarType.from_str("EUR/USD.SIM-100-TICK-LAST-EXTERNAL")
data = [bar(1, 1.1, 1.1, 1.1, 1.1, bar_type=TICKS)]
error = raised(lambda: run(data))
assert type(error) is ValueError, error
assert len(run(data, bar_execution=False).script.seen) == 1
