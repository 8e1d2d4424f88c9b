from nautilus_trader.backtest.config import (
    BacktestDataConfig,
    BacktestEngineConfig,
    BacktestRunConfig,
    BacktestVenueConfig,
)
from nautilus_trader.backtest.node import BacktestNode
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.data import QuoteTick
from nautilus_trader.persistence.catalog import ParquetDataCatalog
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
catalog = ParquetDataCatalog("catalog")
catalog.write_data([eurusd])
catalog.write_data([TestDataStubs.quote_tick(eurusd, ts_event=1, ts_init=1)])
data = BacktestDataConfig(
    catalog_path="catalog", data_cls=QuoteTick, instrument_id=eurusd.id
)
venue = BacktestVenueConfig(
    name="SIM", oms_type="NETTING", account_type="MARGIN", starting_balances=["1000 USD"]
)
engine = BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True))
config = BacktestRunConfig(venues=[venue], data=[data], engine=engine)

[result] = BacktestNode(configs=[config]).run()
print(result.iterations, result.total_orders)
