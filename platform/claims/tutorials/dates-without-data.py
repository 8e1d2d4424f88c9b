"""A run of a `BacktestNode` whose dates don't meet the catalog's data is no error: it ends with a result of zero iterations."""

from kit.market import EURUSD
from kit.market import at
from kit.market import quote
from nautilus_trader.backtest.node import BacktestNode
from nautilus_trader.config import BacktestDataConfig
from nautilus_trader.config import BacktestEngineConfig
from nautilus_trader.config import BacktestRunConfig
from nautilus_trader.config import BacktestVenueConfig
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.data import QuoteTick
from nautilus_trader.persistence.catalog import ParquetDataCatalog

catalog = ParquetDataCatalog("catalog")
catalog.write_data([EURUSD])
catalog.write_data([quote(0, 1.1, 1.1002), quote(1, 1.1, 1.1002)])


def iterations(start, end):
    dates = {"start_time": at(start), "end_time": at(end)}
    data = BacktestDataConfig(catalog_path="catalog", data_cls=QuoteTick, instrument_id=EURUSD.id, **dates)
    venue = BacktestVenueConfig("SIM", "NETTING", "MARGIN", ["1000 USD"], base_currency="USD")
    engine = BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True))
    run = BacktestRunConfig(venues=[venue], data=[data], engine=engine, raise_exception=True)
    (result,) = BacktestNode([run]).run()
    return result.iterations


assert iterations(-1, 2) == 2
assert iterations(86_400, 90_000) == 0
assert iterations(-90_000, -86_400) == 0
