from nautilus_trader.backtest.config import BacktestEngineConfig
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import LoggingConfig
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType, OmsType, OrderSide
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.data import TestDataStubs
from nautilus_trader.trading.strategy import Strategy


class Demo(Strategy):
    def on_start(self):
        self.subscribe_quote_ticks(eurusd.id)

    def on_quote_tick(self, quote):
        order = self.order_factory.limit(
            eurusd.id, OrderSide.BUY, eurusd.make_qty(1_000), eurusd.make_price(1.09)
        )
        self.submit_order(order)
        self.modify_order(order, eurusd.make_qty(2_000), eurusd.make_price(1.095))

    def on_order_updated(self, event):
        print(event.quantity, event.price)


eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True)))
engine.add_venue(eurusd.venue, OmsType.NETTING, AccountType.MARGIN, [Money(100_000, USD)])
engine.add_instrument(eurusd)
engine.add_data([TestDataStubs.quote_tick(eurusd, 1.1000, 1.1001, ts_event=1, ts_init=1)])
engine.add_strategy(Demo())
engine.run()
