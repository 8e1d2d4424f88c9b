from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Price, Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
bracket = factory.bracket(
    eurusd,
    OrderSide.BUY,
    Quantity.from_int(100_000),
    tp_price=Price.from_str("1.10500"),
    sl_trigger_price=Price.from_str("1.09500"),
)
print(bracket.id, bracket.first.info())
for order in bracket.orders[1:]:
    print(order.info(), order.parent_order_id)
