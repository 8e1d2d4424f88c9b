from decimal import Decimal
from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide, TrailingOffsetType
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
order = factory.trailing_stop_market(
    eurusd,
    OrderSide.SELL,
    Quantity.from_int(100_000),
    trailing_offset=Decimal("0.0020"),
    trailing_offset_type=TrailingOffsetType.PRICE,
    reduce_only=True,
)
print(order.info())
print(order.has_trigger_price, order.trailing_offset)
