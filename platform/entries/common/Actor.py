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
        print(quote.bid_price, quote.ask_price)

    def on_stop(self):
        print("quotes in the cache:", self.cache.quote_tick_count(eurusd.id))


eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True)))
engine.add_venue(eurusd.venue, OmsType.NETTING, AccountType.MARGIN, [Money(100_000, USD)])
engine.add_instrument(eurusd)
for n, bid in enumerate([1.1000, 1.1010], start=1):
    quote = TestDataStubs.quote_tick(eurusd, bid, bid + 0.0001, ts_event=n, ts_init=n)
    engine.add_data([quote])
engine.add_actor(Watcher())
engine.run()
