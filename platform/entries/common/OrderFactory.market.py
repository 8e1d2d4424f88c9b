from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide, TimeInForce
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
order = factory.market(
    eurusd,
    OrderSide.SELL,
    Quantity.from_int(50_000),
    time_in_force=TimeInForce.IOC,
    reduce_only=True,
    tags=["exit"],
)
print(order.info())
print(order.is_reduce_only, order.tags)
