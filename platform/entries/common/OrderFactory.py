from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import InstrumentId, StrategyId, TraderId
from nautilus_trader.model.objects import Price, Quantity

factory = OrderFactory(TraderId("TRADER-001"), StrategyId("S-001"), TestClock())
eurusd = InstrumentId.from_str("EUR/USD.SIM")
entry = factory.limit(
    eurusd, OrderSide.BUY, Quantity.from_int(100_000), Price.from_str("1.09500")
)
leave = factory.market(eurusd, OrderSide.SELL, entry.quantity, reduce_only=True)
print(entry.client_order_id, entry.strategy_id, entry.info())
print(leave.client_order_id, leave.info())
