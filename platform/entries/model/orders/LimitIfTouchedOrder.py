from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Price, Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
order = factory.limit_if_touched(
    eurusd,
    OrderSide.SELL,
    Quantity.from_int(100_000),
    price=Price.from_str("1.10490"),
    trigger_price=Price.from_str("1.10500"),
)
print(order.info())
print(order.price, order.trigger_price, order.is_triggered)
