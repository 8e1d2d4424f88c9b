"""
A reduce-only order without a position to reduce is rejected; with `use_reduce_only=False` the venue takes it and opens a position.
"""

from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.model.enums import OrderStatus

data = [quote(0, 1.1, 1.2)]
order = {0: when(Script.market, SELL, 1_000, reduce_only=True)}
honoured = run(data, order)
assert honoured.order.status in (OrderStatus.REJECTED, OrderStatus.DENIED), honoured.order.status
ignored = run(data, order, use_reduce_only=False)
assert ignored.order.status == OrderStatus.FILLED, ignored.order.status
