"""
Setting a mark rate sets its inverse too; `get_mark_xrate` reads the table that you fill, `clear_mark_xrate` removes one
direction, and `clear_mark_xrates` empties it.
"""

from nautilus_trader.cache.cache import Cache
from nautilus_trader.model.currencies import EUR
from nautilus_trader.model.currencies import USD

cache = Cache()
assert cache.get_mark_xrate(EUR, USD) is None
cache.set_mark_xrate(EUR, USD, 1.25)
assert (cache.get_mark_xrate(EUR, USD), cache.get_mark_xrate(USD, EUR)) == (1.25, 0.8)
cache.clear_mark_xrate(EUR, USD)
assert (cache.get_mark_xrate(EUR, USD), cache.get_mark_xrate(USD, EUR)) == (None, 0.8)
cache.clear_mark_xrates()
assert cache.get_mark_xrate(EUR, USD) is None and cache.get_mark_xrate(USD, EUR) is None
