from nautilus_trader.cache.cache import Cache
from nautilus_trader.test_kit.providers import TestInstrumentProvider

cache = Cache()
eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")

print(cache.instrument(eurusd.id))
cache.add_instrument(eurusd)
print(cache.instrument(eurusd.id).price_increment)
