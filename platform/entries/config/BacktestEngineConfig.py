from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import CacheConfig, LoggingConfig
from nautilus_trader.model.identifiers import TraderId

config = BacktestEngineConfig(
    trader_id=TraderId("RESEARCH-007"),
    logging=LoggingConfig(bypass_logging=True),
    cache=CacheConfig(bar_capacity=500),
)
engine = BacktestEngine(config)
print(engine.trader_id, engine.cache.bar_capacity)
engine.dispose()
