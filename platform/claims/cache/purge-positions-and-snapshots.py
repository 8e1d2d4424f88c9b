"""
`purge_closed_positions` deletes closed positions with their snapshots; an open position keeps its snapshots.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.components import quotes
from kit.market import at

trades = {0: BUY, 1: SELL, 2: BUY, 3: SELL, 4: BUY}


def left(count):
    plan = {when: lambda script, side=trades[when]: script.market(side, 1_000) for when in range(count)}
    cache = run(quotes(6), plan).engine.cache
    before = len(cache.position_snapshots())
    cache.purge_closed_positions(ts_now=at(3600))
    return before, cache.positions_total_count(), len(cache.position_snapshots())


assert left(4) == (1, 0, 0), left(4)
assert left(5) == (2, 1, 2), left(5)
