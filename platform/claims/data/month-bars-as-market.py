"""
External `MONTH` bars don't move the market on 1.221.0, and do on 1.222.0; `DAY` bars do on both.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import bar
from kit.version import RELEASE
from nautilus_trader.model.data import BarType
from nautilus_trader.model.enums import OrderStatus


def status(aggregation):
    kind = BarType.from_str(f"EUR/USD.SIM-1-{aggregation}-LAST-EXTERNAL")
    return run([bar(1, 1.1, 1.1, 1.1, 1.1, bar_type=kind)], {0: lambda script: script.market(BUY, 1_000)}).order.status


assert status("DAY") == OrderStatus.FILLED
assert (status("MONTH") == OrderStatus.FILLED) == (RELEASE != (1, 221, 0)), status("MONTH")
