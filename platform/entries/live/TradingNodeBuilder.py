from nautilus_trader.adapters.binance import BinanceDataClientConfig
from nautilus_trader.adapters.binance import BinanceLiveDataClientFactory
from nautilus_trader.config import LoggingConfig, TradingNodeConfig
from nautilus_trader.live.node import TradingNode

config = TradingNodeConfig(
    trader_id="TRADER-001",
    logging=LoggingConfig(log_level="ERROR"),
    data_clients={"BINANCE": BinanceDataClientConfig(api_key="k", api_secret="s")},
)
node = TradingNode(config=config)
node.add_data_client_factory("BINANCE", BinanceLiveDataClientFactory)
node.build()
print(node.kernel.data_engine.registered_clients)
node.dispose()
