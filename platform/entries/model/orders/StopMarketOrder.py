from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide, TriggerType
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Price, Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
stop = factory.stop_market(
    eurusd,
    OrderSide.SELL,
    Quantity.from_int(100_000),
    trigger_price=Price.from_str("1.09500"),
    trigger_type=TriggerType.LAST_PRICE,
    reduce_only=True,
)
print(stop.info())
print(stop.trigger_price, stop.is_reduce_only, stop.is_aggressive)
