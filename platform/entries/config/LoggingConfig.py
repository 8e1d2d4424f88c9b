from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.config import LoggingConfig

config = LoggingConfig(
    log_level="WARNING",
    log_level_file="DEBUG",
    log_directory="logs",
    log_component_levels={"RiskEngine": "ERROR"},
)
engine = BacktestEngineConfig(logging=config)
print(engine.logging.log_level, engine.logging.log_component_levels)
print(LoggingConfig().log_level, LoggingConfig().bypass_logging)
