from nautilus_trader.cache.cache import Cache
from nautilus_trader.model.enums import PriceType
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs

cache = Cache()
eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
cache.add_instrument(eurusd)
for bid in (1.1, 1.101):
    cache.add_quote_tick(TestDataStubs.quote_tick(eurusd, bid, bid + 0.0001))
print(cache.instrument(eurusd.id).id, cache.quote_tick_count(eurusd.id))
print(cache.quote_tick(eurusd.id).bid_price, cache.quote_tick(eurusd.id, 1).bid_price)
print(cache.price(eurusd.id, PriceType.MID), cache.orders_open())
