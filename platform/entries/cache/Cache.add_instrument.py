from nautilus_trader.cache.cache import Cache
from nautilus_trader.test_kit.providers import TestInstrumentProvider

cache = Cache()
eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")

cache.add_instrument(eurusd)
print(cache.instrument_ids(), cache.instruments(venue=eurusd.venue)[0] == eurusd)
