"""
External bars by ticks, volume or value raise `ValueError`, 'Aggregation not time based'; with `bar_execution=False` they
reach the strategy.
"""

from kit.backtest import run
from kit.failures import raised
from kit.market import bar
from nautilus_trader.model import BarType

for name in ("100-TICK", "1000-VOLUME", "1000-VALUE"):
    data = [bar(60, 1.1, 1.1, 1.1, 1.1, bar_type=BarType.from_str(f"EUR/USD.SIM-{name}-LAST-EXTERNAL"))]
    error = raised(lambda: run(data))
    assert type(error) is ValueError, error
    assert "not time based" in str(error), error
    assert len(run(data, bar_execution=False).script.seen) == 1
