"""
AT_THE_OPEN and AT_THE_CLOSE market orders stay SUBMITTED, and such limit orders never match, even if the market goes
through them; the same limit order as GTC fills.
"""
# only: latest — release 1.222.0 rejects the market orders, nightly's commit still keeps them SUBMITTED

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.model.enums import TimeInForce

data = [quote(0, 1.1000, 1.1002), quote(1, 1.0900, 1.0902)]
for force in (TimeInForce.AT_THE_OPEN, TimeInForce.AT_THE_CLOSE):
    market = run(data, {0: when(Script.market, BUY, 1_000, time_in_force=force)})
    assert market.order.status == OrderStatus.SUBMITTED, market.order.status
    limit = run(data, {0: when(Script.limit, BUY, 1_000, 1.0950, time_in_force=force)})
    assert limit.order.is_open or limit.order.is_inflight, limit.order.status
    assert limit.order.filled_qty == 0, limit.order
ordinary = run(data, {0: when(Script.limit, BUY, 1_000, 1.0950)})
assert ordinary.order.status == OrderStatus.FILLED, ordinary.order.status
