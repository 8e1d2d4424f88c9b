"""
A `BID` and an `ASK` bar with the same `ts_init` become quotes when the second of them arrives. One without the other never moves
the market: orders are rejected with 'no market for …'.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import bar
from kit.simulation import when
from nautilus_trader.model import BarType
from nautilus_trader.model.enums import OrderStatus

bid, ask = (BarType.from_str(f"EUR/USD.SIM-1-MINUTE-{kind}-EXTERNAL") for kind in ("BID", "ASK"))
buy = when(Script.market, BUY, 1_000)
alone = run([bar(60, 1.1, 1.1, 1.1, 1.1, bar_type=bid), bar(120, 1.1, 1.1, 1.1, 1.1, bar_type=bid)], {0: buy, 1: buy})
assert {order.status for order in alone.orders} == {OrderStatus.REJECTED}, alone.orders
assert "no market for" in alone.script.events[-1].reason, alone.script.events[-1]
pair = [bar(60, 1.1, 1.1, 1.1, 1.1, bar_type=bid), bar(60, 1.2, 1.2, 1.2, 1.2, bar_type=ask)]
assert run(pair, {0: buy}).order.status == OrderStatus.REJECTED
assert run(pair, {1: buy}).order.avg_px == 1.2
apart = [pair[0], bar(61, 1.2, 1.2, 1.2, 1.2, bar_type=ask)]
assert run(apart, {1: buy}).order.status == OrderStatus.REJECTED
