"""
In 1.221.0 bars of the aggregation MONTH don't move the market, and those of YEAR end the run with `ValueError`; in 1.222.0 both
move it.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.failures import raised
from kit.market import bar
from kit.simulation import when
from kit.version import RELEASE
from nautilus_trader.model import BarType
from nautilus_trader.model.enums import OrderStatus

def status(aggregation):
    kind = BarType.from_str(f"EUR/USD.SIM-1-{aggregation}-LAST-EXTERNAL")
    return run([bar(60, 1.1, 1.1, 1.1, 1.1, bar_type=kind)], {0: when(Script.market, BUY, 1_000)}).order.status


assert status("WEEK") == OrderStatus.FILLED
if RELEASE < (1, 222):
    assert status("MONTH") == OrderStatus.REJECTED
    assert type(raised(lambda: status("YEAR"))) is ValueError
else:
    assert status("MONTH") == OrderStatus.FILLED
    assert status("YEAR") == OrderStatus.FILLED
