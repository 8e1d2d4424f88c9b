"""
Of a result, `iterations` counts the items of data, `elapsed_time` is the simulated time in seconds, `PnL%` is a percentage of the
starting balance and `Win Rate` the fraction of positions with a gain, where one that is still open counts with what it has realised.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from kit.simulation import renamed
from kit.simulation import when

data = [quote(0, 1.1, 1.1, size=1e8), quote(10, 1.2, 1.2, size=1e8), quote(60, 1.2, 1.2)]
plan = {0: when(Script.market, BUY, 100_000), 1: when(Script.market, SELL, 100_000)}
pair = renamed(EURUSD, "EUR/USD.SIM", taker_fee="0")
result = run(data, plan, instrument=pair).engine.get_result()
assert (result.iterations, result.elapsed_time, result.total_orders) == (3, 60.0, 2), result
stats = result.stats_pnls["USD"]
assert round(stats["PnL (total)"], 6) == 10_000, stats
assert round(stats["PnL% (total)"], 6) == 1.0, stats
assert stats["Win Rate"] == 1.0, stats
left = {**plan, 2: when(Script.market, BUY, 1_000)}
assert run(data, left, instrument=pair).engine.get_result().stats_pnls["USD"]["Win Rate"] == 0.5
