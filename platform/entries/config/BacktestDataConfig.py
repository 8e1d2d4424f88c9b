from nautilus_trader.backtest.config import BacktestDataConfig
from nautilus_trader.model.data import Bar

data = BacktestDataConfig(
    catalog_path="catalog",
    data_cls=Bar,
    bar_types=["EUR/USD.SIM-1-HOUR-BID-EXTERNAL"],
    start_time="2024-03-04",
    end_time="2024-03-08",
)
print(data.data_type.__name__, data.bar_types)
print(data.start_time_nanos, data.end_time_nanos)
