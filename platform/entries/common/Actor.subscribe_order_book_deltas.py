from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType, BookType, OmsType
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs


class Watcher(Actor):
    def on_start(self):
        self.subscribe_order_book_deltas(eurusd.id, BookType.L2_MBP)

    def on_order_book_deltas(self, deltas):
        book = self.cache.order_book(eurusd.id)
        print(len(deltas.deltas), book.best_bid_price(), book.best_ask_price())


eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True)))
engine.add_venue(eurusd.venue, OmsType.NETTING, AccountType.MARGIN, [Money(100_000, USD)],
                 book_type=BookType.L2_MBP)
engine.add_instrument(eurusd)
engine.add_data([
    TestDataStubs.order_book_snapshot(eurusd, 1.1, 1.1001, ts_event=1, ts_init=1),
])
engine.add_actor(Watcher())
engine.run()
