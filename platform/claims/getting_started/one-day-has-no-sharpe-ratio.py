"""
Returns are grouped by day: after a run within one day the Sharpe ratio and the volatility are `nan`, after two days they aren't.
"""

import math

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when

def ratios(hours):
    steps = range(0, 3_600 * hours, 1_800)
    data = [quote(second, 1.1 + n % 5 / 100, 1.1 + n % 5 / 100) for n, second in enumerate(steps)]
    sides = {n: when(Script.market, BUY if n % 2 else SELL, 100_000) for n in range(len(data))}
    stats = run(data, sides).engine.get_result().stats_returns
    return [math.isnan(stats[name]) for name in ("Sharpe Ratio (252 days)", "Returns Volatility (252 days)")]


assert ratios(6) == [True, True], ratios(6)
assert ratios(60) == [False, False], ratios(60)
