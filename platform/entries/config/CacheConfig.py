from nautilus_trader.cache.cache import Cache
from nautilus_trader.config import CacheConfig
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs

config = CacheConfig(tick_capacity=2, bar_capacity=500)
cache = Cache(config=config)
eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
for bid in (1.1, 1.2, 1.3):
    cache.add_quote_tick(TestDataStubs.quote_tick(eurusd, bid, bid + 0.0001))
print(cache.quote_tick_count(eurusd.id), cache.tick_capacity, cache.bar_capacity)
