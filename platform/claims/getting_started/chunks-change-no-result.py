"""
With `chunk_size` a node streams the catalog in chunks: iterations, orders and PnL are those of a run that loads everything first.
"""

from kit.described import crossing
from kit.described import describe
from kit.described import stored
from nautilus_trader.backtest.node import BacktestNode

catalog = stored()
outcomes = []
for size in (None, 10_000, 7):
    (result,) = BacktestNode([describe(catalog, crossing(), chunk_size=size)]).run()
    outcomes.append((result.iterations, result.total_orders, result.stats_pnls["USD"]["PnL (total)"]))
assert outcomes[0] == outcomes[1] == outcomes[2], outcomes
assert outcomes[0][0] == 60 and outcomes[0][1] > 0, outcomes
