"""
With the bars of one type as the only data, a latency of up to a bar's length, even of a nanosecond, moves the fill of a market
order to the close of the next bar, while no timer fires in between; without a latency model it fills at the close that caused it.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import SECOND
from kit.market import bar
from kit.simulation import when
from nautilus_trader.backtest.models import LatencyModel

data = [bar(60 * n, 1.1 + n / 100, 1.12 + n / 100, 1.09 + n / 100, 1.105 + n / 100) for n in range(1, 5)]
for nanos, close in ((None, 0), (1, 1), (1_000_000, 1), (59 * SECOND, 1), (60 * SECOND, 1)):
    model = None if nanos is None else LatencyModel(base_latency_nanos=nanos)
    done = run(data, {0: when(Script.market, BUY, 1_000)}, latency_model=model)
    assert done.order.avg_px == float(data[close].close), (nanos, done.order.avg_px)
