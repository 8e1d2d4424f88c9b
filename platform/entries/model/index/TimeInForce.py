from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide, TimeInForce
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Price, Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
size, price = Quantity.from_int(1_000), Price.from_str("1.1")
order = factory.limit(eurusd, OrderSide.BUY, size, price, time_in_force=TimeInForce.FOK)
print(TimeInForce(order.time_in_force).name, order.info())
print([member.name for member in TimeInForce])
