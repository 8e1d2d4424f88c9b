from nautilus_trader.backtest.config import (
    BacktestDataConfig,
    BacktestRunConfig,
    BacktestVenueConfig,
)
from nautilus_trader.model.data import QuoteTick
from nautilus_trader.model.identifiers import InstrumentId

eurusd = InstrumentId.from_str("EUR/USD.SIM")
venue = BacktestVenueConfig(
    name="SIM", oms_type="NETTING", account_type="MARGIN", starting_balances=["1000 USD"]
)
data = BacktestDataConfig(catalog_path="catalog", data_cls=QuoteTick, instrument_id=eurusd)
config = BacktestRunConfig(venues=[venue], data=[data], start="2024-03-04", end="2024-03-08")
print(len(config.id), config.chunk_size, config.dispose_on_completion)
print(BacktestRunConfig.parse(config.json()).id == config.id)
