from nautilus_trader.trading.config import StrategyFactory
from nautilus_trader.config import ImportableStrategyConfig

config = ImportableStrategyConfig(
    strategy_path="nautilus_trader.examples.strategies.ema_cross:EMACross",
    config_path="nautilus_trader.examples.strategies.ema_cross:EMACrossConfig",
    config={
        "instrument_id": "EUR/USD.SIM",
        "bar_type": "EUR/USD.SIM-1-MINUTE-BID-EXTERNAL",
        "trade_size": "10000",
    },
)
strategy = StrategyFactory.create(config)
print(type(strategy).__name__, strategy.config.trade_size)
