from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Price, Quantity
from nautilus_trader.test_kit.stubs.events import TestEventStubs

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
order = factory.limit(
    eurusd, OrderSide.BUY, Quantity.from_int(100_000), Price.from_str("1.09500")
)
print(order.status_string(), order.is_buy, order.is_passive, order.is_open)
order.apply(TestEventStubs.order_submitted(order))
order.apply(TestEventStubs.order_accepted(order))
print(order.status_string(), order.is_open, order.leaves_qty)
print([type(event).__name__ for event in order.events])
