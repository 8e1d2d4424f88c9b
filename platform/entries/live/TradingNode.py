from nautilus_trader.config import LoggingConfig, StrategyConfig, TradingNodeConfig
from nautilus_trader.live.node import TradingNode
from nautilus_trader.trading.strategy import Strategy

config = TradingNodeConfig(
    trader_id="TRADER-001", logging=LoggingConfig(log_level="ERROR")
)
node = TradingNode(config=config)
node.trader.add_strategy(Strategy(StrategyConfig(strategy_id="Idle")))
node.build()
print(node.trader_id, node.is_built(), node.is_running())
node.dispose()
