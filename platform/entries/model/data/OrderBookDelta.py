from nautilus_trader.model.data import BookOrder, OrderBookDelta
from nautilus_trader.model.enums import BookAction, OrderSide, RecordFlag
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.model.objects import Price, Quantity

delta = OrderBookDelta(
    instrument_id=InstrumentId.from_str("BTCUSDT.BINANCE"),
    action=BookAction.ADD,
    order=BookOrder(OrderSide.BUY, Price.from_str("64250.10"), Quantity.from_str("0.250"), 1),
    flags=RecordFlag.F_LAST,
    sequence=42,
    ts_event=0,
    ts_init=0,
)
print(delta.order.price, delta.order.size, delta.sequence)
print(delta.is_add, delta.is_delete, delta.flags)
