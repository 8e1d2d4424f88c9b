from nautilus_trader.cache.cache import Cache
from nautilus_trader.model.enums import PriceType
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs

cache = Cache()
eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")

cache.add_quote_tick(TestDataStubs.quote_tick(eurusd, 1.1, 1.1002))
print(cache.price(eurusd.id, PriceType.BID), cache.price(eurusd.id, PriceType.MID))
print(cache.price(eurusd.id, PriceType.LAST))
