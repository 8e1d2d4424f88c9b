from nautilus_trader.model.data import QuoteTick
from nautilus_trader.persistence.catalog import ParquetDataCatalog
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
catalog = ParquetDataCatalog("catalog")
quotes = [TestDataStubs.quote_tick(eurusd, ts_event=n, ts_init=n) for n in range(1, 5)]

catalog.write_data(quotes[:2])
catalog.write_data(quotes[2:])
print(catalog.get_intervals(QuoteTick, str(eurusd.id)))
print(len(catalog.quote_ticks()))
