"""
A backtest engine's own default keeps instruments over `engine.reset()`; with a `CacheConfig` of your own they are dropped
unless it says `drop_instruments_on_reset=False`. Keys of `cache.add` are cleared in each case.
"""

from kit.components import host
from kit.components import quotes
from nautilus_trader.config import CacheConfig


def left(**settings):
    engine = host(quotes(2), engine=settings)
    engine.run()
    engine.cache.add("note", b"first run")
    engine.reset()
    return len(engine.cache.instruments()), engine.cache.get("note")


assert left() == (1, None), left()
assert left(cache=CacheConfig(tick_capacity=500)) == (0, None)
assert left(cache=CacheConfig(drop_instruments_on_reset=False)) == (1, None)
assert CacheConfig().drop_instruments_on_reset is True
