"""
A strategy that stops leaves its open orders and positions as they are, unless its `on_stop` cancels and closes them.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes


def trade(script):
    script.market(BUY, 1_000)
    script.limit(BUY, 1_000, 1.05)


def clean(script):
    script.cancel_all_orders(script.instrument.id)
    script.close_all_positions(script.instrument.id)


def left(plan):
    cache = run(quotes(3), plan).engine.cache
    return cache.orders_open_count(), cache.positions_open_count()


assert left({0: trade}) == (1, 1), left({0: trade})
assert left({0: trade, "stop": clean}) == (0, 0), left({0: trade, "stop": clean})
