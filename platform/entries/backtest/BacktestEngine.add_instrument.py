from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType, OmsType
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True)))
engine.add_venue(eurusd.venue, OmsType.NETTING, AccountType.MARGIN, [Money(100_000, USD)])
engine.add_instrument(eurusd)

print(engine.cache.instrument(eurusd.id).id)
try:
    engine.add_instrument(TestInstrumentProvider.btcusdt_binance())
except Exception as error:
    print(type(error).__name__, error)
