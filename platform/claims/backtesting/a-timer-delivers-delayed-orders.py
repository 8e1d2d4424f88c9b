"""
A timer between two bars delivers a delayed order too, whichever component set it: the order then trades at the book as it stands,
the old close.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import at
from kit.market import bar
from kit.simulation import when
from nautilus_trader.backtest.models import LatencyModel

import pandas as pd

data = [bar(60 * n, 1.1 + n / 100, 1.12 + n / 100, 1.09 + n / 100, 1.105 + n / 100) for n in range(1, 4)]
buy = {0: when(Script.market, BUY, 1_000)}
model = {"latency_model": LatencyModel(base_latency_nanos=1_000_000)}


def idle(script):
    script.clock.set_timer("idle", pd.Timedelta(seconds=10), callback=lambda event: None)


waited = run(data, buy, {}, **model)
assert waited.order.avg_px == float(data[1].close), waited.order.avg_px
delivered = run(data, buy, {"start": idle}, **model)
assert delivered.order.avg_px == float(data[0].close), delivered.order.avg_px
assert delivered.order.ts_last == at(70), delivered.order.ts_last
