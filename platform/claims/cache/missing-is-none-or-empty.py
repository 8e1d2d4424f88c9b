"""
A missing element is `None` and an empty answer an empty list.
"""

from kit.components import quotes
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from nautilus_trader.cache.cache import Cache
from nautilus_trader.model.identifiers import ClientOrderId
from nautilus_trader.model.identifiers import PositionId

cache = Cache()
one = [cache.instrument(EURUSD.id), cache.quote_tick(EURUSD.id), cache.bar(MINUTE_BARS), cache.order_book(EURUSD.id)]
one += [cache.order(ClientOrderId("O-1")), cache.position(PositionId("P-1")), cache.account_for_venue(EURUSD.venue)]
assert one == [None] * len(one), one
many = [cache.quote_ticks(EURUSD.id), cache.bars(MINUTE_BARS), cache.orders(), cache.positions_open(), cache.instruments()]
assert many == [[]] * len(many), many
cache.add_quote_tick(quotes(1)[0])
assert cache.quote_tick(EURUSD.id) is not None
