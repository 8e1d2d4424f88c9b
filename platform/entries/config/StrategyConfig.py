from nautilus_trader.config import StrategyConfig
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.trading.strategy import Strategy


class CrossConfig(StrategyConfig, frozen=True):
    instrument_id: InstrumentId
    fast: int = 10
    slow: int = 20


config = CrossConfig(
    instrument_id=InstrumentId.from_str("EUR/USD.SIM"), slow=30, order_id_tag="007"
)
print(config.fast, config.slow, config.oms_type)
print(CrossConfig.parse(config.json()) == config)
strategy = Strategy(config)
print(strategy.id, strategy.config.instrument_id)
