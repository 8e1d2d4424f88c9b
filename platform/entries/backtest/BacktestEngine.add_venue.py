from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.currencies import BTC, USD, USDT
from nautilus_trader.model.enums import AccountType, OmsType
from nautilus_trader.model.identifiers import Venue
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True)))
engine.add_venue(eurusd.venue, OmsType.NETTING, AccountType.MARGIN, [Money(50_000, USD)])
engine.add_instrument(eurusd)

engine.add_venue(
    Venue("BINANCE"), OmsType.NETTING, AccountType.CASH,
    starting_balances=[Money(10_000, USDT), Money(1, BTC)],
)
print(engine.list_venues())
