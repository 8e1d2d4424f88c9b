from nautilus_trader.backtest.models import FixedFeeModel
from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import StrategyId, TraderId
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider
from nautilus_trader.test_kit.stubs.events import TestEventStubs

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
order = factory.market(eurusd.id, OrderSide.BUY, eurusd.make_qty(2_000))
model = FixedFeeModel(commission=Money(2.5, USD))
half, price = eurusd.make_qty(1_000), eurusd.make_price(1.1)
print(model.get_commission(order, half, price, eurusd))
order.apply(TestEventStubs.order_submitted(order))
order.apply(TestEventStubs.order_filled(order, eurusd, last_qty=half, last_px=price))
print(model.get_commission(order, half, price, eurusd))
