from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Quantity
from nautilus_trader.test_kit.stubs.events import TestEventStubs

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
order = factory.market(eurusd, OrderSide.BUY, Quantity.from_int(1_000))
order.apply(TestEventStubs.order_submitted(order))
print(order.status_string(), order.event_count)
try:
    order.apply(TestEventStubs.order_submitted(order))
except Exception as error:
    print(type(error).__name__, error)
