from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import ContingencyType, OrderSide, OrderType
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Price, Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
bracket = factory.bracket(
    eurusd,
    OrderSide.BUY,
    Quantity.from_int(100_000),
    entry_order_type=OrderType.LIMIT,
    entry_price=Price.from_str("1.10000"),
    tp_price=Price.from_str("1.10500"),
    sl_trigger_price=Price.from_str("1.09500"),
)
for order in bracket.orders:
    print(order.info(), ContingencyType(order.contingency_type).name)
