"""
Index 0 is the element that came last, and lists hold it first; an index beyond the data gives `None`.
"""

from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.cache.cache import Cache

cache = Cache()
first, second = quotes(2)
cache.add_quote_tick(first)
cache.add_quote_tick(second)
assert cache.quote_tick(EURUSD.id) is second and cache.quote_tick(EURUSD.id, index=1) is first
assert cache.quote_ticks(EURUSD.id) == [second, first]
assert cache.quote_tick(EURUSD.id, index=2) is None
