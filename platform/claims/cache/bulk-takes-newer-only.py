"""
Adding in bulk takes only elements newer than the newest one that is cached.
"""

from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.cache.cache import Cache

data = quotes(5)
late = Cache()
late.add_quote_ticks(data[3:])
late.add_quote_ticks(data[:3])
assert late.quote_tick_count(EURUSD.id) == 2, late.quote_tick_count(EURUSD.id)

in_order = Cache()
in_order.add_quote_ticks(data[:3])
in_order.add_quote_ticks(data[3:])
assert in_order.quote_tick_count(EURUSD.id) == 5, in_order.quote_tick_count(EURUSD.id)
