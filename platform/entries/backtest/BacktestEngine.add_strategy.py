from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import LoggingConfig, StrategyConfig
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType, OmsType
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.trading.strategy import Strategy

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True)))
engine.add_venue(eurusd.venue, OmsType.NETTING, AccountType.MARGIN, [Money(100_000, USD)])
engine.add_instrument(eurusd)

strategy = Strategy(StrategyConfig(strategy_id="Idle", order_id_tag="007"))
engine.add_strategy(strategy)
print(strategy.id, [str(one.id) for one in engine.trader.strategies()])
