from nautilus_trader.persistence.catalog import ParquetDataCatalog
from nautilus_trader.test_kit.providers import TestInstrumentProvider

catalog = ParquetDataCatalog("catalog")
catalog.write_data([TestInstrumentProvider.default_fx_ccy("EUR/USD")])
catalog.write_data([TestInstrumentProvider.btcusdt_binance()])
print(sorted(str(instrument.id) for instrument in catalog.instruments()))
[found] = catalog.instruments(instrument_ids=["EUR/USD.SIM"])
print(type(found).__name__, found.price_increment)
