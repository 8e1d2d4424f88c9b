"""
A stop whose trigger is already in the market is rejected by default; with `reject_stop_orders=False` it triggers at once.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus

data = [quote(0, 1.2000, 1.2002)]
stop = {0: when(Script.stop_market, BUY, 1_000, 1.1500)}
refused = run(data, stop)
assert refused.order.status == OrderStatus.REJECTED, refused.order.status
assert "was in the market" in refused.script.events[-1].reason, refused.script.events[-1]
taken = run(data, stop, reject_stop_orders=False)
assert taken.order.status == OrderStatus.FILLED, taken.order.status
