"""
Orders sent from `on_stop` are still executed, at the last state of the book, and carry the time of the last item.
With a latency model they are dropped and stay SUBMITTED.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import at
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.models import LatencyModel
from nautilus_trader.model.enums import OrderStatus

data = [quote(0, 1.1000, 1.1002), quote(1, 1.2000, 1.2002)]
stopping = {"stop": when(Script.market, BUY, 1_000)}
stopped = run(data, stopping)
assert stopped.order.status == OrderStatus.FILLED, stopped.order.status
assert (stopped.order.avg_px, stopped.order.ts_last) == (1.2002, at(1)), stopped.order
late = run(data, stopping, latency_model=LatencyModel(base_latency_nanos=1))
assert late.order.status == OrderStatus.SUBMITTED, late.order.status
