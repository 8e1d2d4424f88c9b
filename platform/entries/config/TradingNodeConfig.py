from nautilus_trader.config import LiveExecEngineConfig, LoggingConfig, TradingNodeConfig
from nautilus_trader.model.identifiers import TraderId

config = TradingNodeConfig(
    trader_id=TraderId("TRADER-001"),
    logging=LoggingConfig(log_level="INFO"),
    exec_engine=LiveExecEngineConfig(reconciliation_lookback_mins=1_440),
    timeout_connection=30.0,
)
print(config.trader_id, config.exec_engine.reconciliation, config.timeout_connection)
print(config.data_clients, config.exec_clients)
