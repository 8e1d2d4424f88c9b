from nautilus_trader.core.uuid import UUID4
from nautilus_trader.model.events import OrderCancelRejected
from nautilus_trader.model.identifiers import (
    AccountId,
    ClientOrderId,
    InstrumentId,
    StrategyId,
    TraderId,
    VenueOrderId,
)

event = OrderCancelRejected(
    trader_id=TraderId("TRADER-001"),
    strategy_id=StrategyId("S-001"),
    instrument_id=InstrumentId.from_str("EUR/USD.SIM"),
    client_order_id=ClientOrderId("O-1"),
    venue_order_id=VenueOrderId("SIM-1-001"),
    account_id=AccountId("SIM-001"),
    reason="the order is already filled",
    event_id=UUID4(),
    ts_event=1,
    ts_init=2,
)
print(event.client_order_id, event.reason, event.ts_event)
