from nautilus_trader.persistence.catalog.base import BaseDataCatalog
from nautilus_trader.persistence.catalog import ParquetDataCatalog
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs

catalog: BaseDataCatalog = ParquetDataCatalog("catalog")
eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
catalog.write_data([TestDataStubs.quote_tick(eurusd, ts_event=1, ts_init=1)])
print(isinstance(catalog, BaseDataCatalog), len(catalog.quote_ticks()))
print(catalog.trade_ticks(), catalog.list_data_types())
