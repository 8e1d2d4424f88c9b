from nautilus_trader.model.data import InstrumentClose
from nautilus_trader.model.enums import InstrumentCloseType
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.model.objects import Price

close = InstrumentClose(
    instrument_id=InstrumentId.from_str("ESH4.XCME"),
    close_price=Price.from_str("5130.25"),
    close_type=InstrumentCloseType.CONTRACT_EXPIRED,
    ts_event=0,
    ts_init=0,
)
print(close)
print(close.close_type == InstrumentCloseType.CONTRACT_EXPIRED)
