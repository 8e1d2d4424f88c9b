"""
A `CacheConfig` of your own drops the instruments on reset, unless it says `drop_instruments_on_reset=False`; the cache
configuration that the engine makes for itself keeps them.
"""

from kit.market import quote
from kit.simulation import build
from nautilus_trader.config import CacheConfig

for extra, kept in (
    ({}, True),
    ({"cache": CacheConfig()}, False),
    ({"cache": CacheConfig(drop_instruments_on_reset=False)}, True),
):
    engine = build([quote(0, 1.1, 1.2)], {}, engine=extra)
    engine.run()
    engine.reset()
    assert (engine.cache.instruments() != []) is kept, extra
