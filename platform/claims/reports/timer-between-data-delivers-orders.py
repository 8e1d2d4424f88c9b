"""
A timer that fires between two items of data delivers the orders that latency holds back, and so changes their fills, whatever its callback does; a
timer at the items' own instants and a handler of data don't.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import bar
from nautilus_trader.backtest.models import LatencyModel

import pandas as pd

bars = [bar(minute * 60, price, price, price, price) for minute, price in enumerate((1.1, 1.1, 1.2, 1.2), start=1)]


def fill(sampler=None):
    plan = {1: lambda s: s.market(BUY, 1_000)}
    if sampler:
        plan["start"] = lambda s: s.clock.set_timer("sample", sampler, callback=lambda event: None)
    latency = LatencyModel(base_latency_nanos=1_000_000_000)
    return run(bars, plan, latency_model=latency).order.avg_px


assert fill() == 1.2, fill()
assert fill(pd.Timedelta(minutes=1)) == 1.2, fill(pd.Timedelta(minutes=1))
assert fill(pd.Timedelta(seconds=45)) == 1.1, fill(pd.Timedelta(seconds=45))
