from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Price, Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
order = factory.stop_market(
    eurusd,
    OrderSide.BUY,
    Quantity.from_int(100_000),
    trigger_price=Price.from_str("1.10500"),
    tags=["breakout"],
)
print(order.info())
print(order.tags, order.trigger_price)
