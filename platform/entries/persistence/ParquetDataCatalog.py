from nautilus_trader.persistence.catalog import ParquetDataCatalog
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
catalog = ParquetDataCatalog("catalog")
quotes = [TestDataStubs.quote_tick(eurusd, ts_event=n, ts_init=n) for n in range(1, 5)]

catalog.write_data([eurusd])
catalog.write_data(quotes)
print([str(instrument.id) for instrument in catalog.instruments()])
print(len(catalog.quote_ticks([eurusd.id], start=2)))
