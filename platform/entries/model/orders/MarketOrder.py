from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
order = factory.market(eurusd, OrderSide.BUY, Quantity.from_int(100_000))
print(type(order).__name__, order.side_string(), order.quantity, order.status_string())
print(order.has_price, order.is_reduce_only, order.client_order_id)
