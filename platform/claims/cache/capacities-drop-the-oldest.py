"""
Each series is a ring buffer: full, it drops its oldest element. `tick_capacity` counts per instrument, `bar_capacity` per
bar type, and both are 10,000 by default.
"""

from kit.components import quotes
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from kit.market import bar
from nautilus_trader.cache.cache import Cache
from nautilus_trader.config import CacheConfig

default = CacheConfig()
assert (default.tick_capacity, default.bar_capacity) == (10_000, 10_000), default

cache = Cache(config=CacheConfig(tick_capacity=3, bar_capacity=2))
data = quotes(5)
for second, item in enumerate(data):
    cache.add_quote_tick(item)
    cache.add_bar(bar(second, 1.1, 1.1, 1.1, 1.1))
assert cache.quote_ticks(EURUSD.id) == data[:1:-1], cache.quote_ticks(EURUSD.id)
assert cache.bar_count(MINUTE_BARS) == 2, cache.bar_count(MINUTE_BARS)
