"""
With the bars of one type as the only data, a latency above one bar's length moves the fill beyond the next bar: to the first one
at or past its arrival. When the data ends before, the order is dropped and stays SUBMITTED.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import SECOND
from kit.market import bar
from kit.simulation import when
from nautilus_trader.backtest.models import LatencyModel
from nautilus_trader.model.enums import OrderStatus

data = [bar(60 * n, 1.1 + n / 100, 1.12 + n / 100, 1.09 + n / 100, 1.105 + n / 100) for n in range(1, 5)]
buy = {0: when(Script.market, BUY, 1_000)}
for seconds, close in ((61, 2), (90, 2), (120, 2), (121, 3)):
    done = run(data, buy, latency_model=LatencyModel(base_latency_nanos=seconds * SECOND))
    assert done.order.avg_px == float(data[close].close), (seconds, done.order.avg_px)
late = run(data, buy, latency_model=LatencyModel(base_latency_nanos=200 * SECOND))
assert late.order.status == OrderStatus.SUBMITTED, late.order.status
