from datetime import datetime, timezone
from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.core.datetime import unix_nanos_to_dt
from nautilus_trader.model.enums import OrderSide, TimeInForce
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Price, Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
order = factory.limit(
    eurusd,
    OrderSide.BUY,
    Quantity.from_int(100_000),
    price=Price.from_str("1.09500"),
    expire_time=datetime(2024, 3, 4, 16, tzinfo=timezone.utc),
    time_in_force=TimeInForce.GTD,
)
print(order.info())
print(unix_nanos_to_dt(order.expire_time_ns))
