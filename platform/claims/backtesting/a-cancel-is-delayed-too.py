"""
The latency delays cancellations as well: an order whose cancellation is under way can still be filled.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import SECOND
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.models import LatencyModel
from nautilus_trader.model.enums import OrderStatus

def cancel(script):
    script.cancel_order(script.cache.orders()[0])


data = [quote(0, 1.1, 1.1002), quote(1, 1.1, 1.1002), quote(1.5, 1.09, 1.0902), quote(3, 1.09, 1.0902)]
plan = {0: when(Script.limit, BUY, 1_000, 1.0950), 1: cancel}
delayed = run(data, plan, latency_model=LatencyModel(base_latency_nanos=0, cancel_latency_nanos=SECOND))
assert delayed.order.status == OrderStatus.FILLED, delayed.order.status
assert run(data, plan).order.status == OrderStatus.CANCELED
