from nautilus_trader.model.data import InstrumentStatus
from nautilus_trader.model.enums import MarketStatusAction
from nautilus_trader.model.identifiers import InstrumentId

status = InstrumentStatus(
    instrument_id=InstrumentId.from_str("SPY.XNAS"),
    action=MarketStatusAction.HALT,
    ts_event=0,
    ts_init=0,
    reason="Volatility",
    is_trading=False,
)
print(status)
print(status.action == MarketStatusAction.HALT, status.reason, status.is_trading)
