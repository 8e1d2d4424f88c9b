from nautilus_trader.cache.cache import Cache
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs

cache = Cache()
eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")

print(cache.quote_tick(eurusd.id))
for bid in (1.1, 1.101):
    cache.add_quote_tick(TestDataStubs.quote_tick(eurusd, bid, bid + 0.0001))
print(cache.quote_tick(eurusd.id).bid_price)
print(cache.quote_tick(eurusd.id, index=1).bid_price)
