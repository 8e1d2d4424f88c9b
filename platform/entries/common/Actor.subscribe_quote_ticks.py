from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType, OmsType
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs


class Watcher(Actor):
    def on_start(self):
        self.subscribe_quote_ticks(eurusd.id)

    def on_quote_tick(self, quote):
        print(quote)


eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True)))
engine.add_venue(eurusd.venue, OmsType.NETTING, AccountType.MARGIN, [Money(100_000, USD)])
engine.add_instrument(eurusd)
engine.add_data([TestDataStubs.quote_tick(eurusd, 1.1000, 1.1001, ts_event=1, ts_init=1)])
engine.add_actor(Watcher())
engine.run()
