"""
`get_xrate` works from quotes of the venue's currency pairs, across other currencies if need be; where there is no rate it
returns `None`.
"""

from kit.market import EURUSD
from kit.market import quote
from nautilus_trader.cache.cache import Cache
from nautilus_trader.model.currencies import EUR
from nautilus_trader.model.currencies import GBP
from nautilus_trader.model.currencies import JPY
from nautilus_trader.model.identifiers import Venue
from nautilus_trader.test_kit.providers import TestInstrumentProvider

cache = Cache()
gbpusd = TestInstrumentProvider.default_fx_ccy("GBP/USD", EURUSD.venue)
for pair, mid in ((EURUSD, 1.10), (gbpusd, 1.25)):
    cache.add_instrument(pair)
    cache.add_quote_tick(quote(0, mid - 0.0001, mid + 0.0001, instrument=pair))
rate = cache.get_xrate(EURUSD.venue, EUR, GBP)
assert round(rate, 4) == 0.88, rate
assert cache.get_xrate(EURUSD.venue, EUR, JPY) is None
assert cache.get_xrate(Venue("OTHER"), EUR, GBP) is None
