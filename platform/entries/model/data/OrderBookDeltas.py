from nautilus_trader.model.data import BookOrder, OrderBookDelta, OrderBookDeltas
from nautilus_trader.model.enums import BookAction, OrderSide
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.model.objects import Price, Quantity

btcusdt = InstrumentId.from_str("BTCUSDT.BINANCE")
clear = OrderBookDelta.clear(btcusdt, 1, 0, 0)
bid = BookOrder(OrderSide.BUY, Price.from_str("64250.10"), Quantity.from_str("0.250"), 1)
add = OrderBookDelta(btcusdt, BookAction.ADD, bid, flags=0, sequence=2, ts_event=0, ts_init=0)
deltas = OrderBookDeltas(btcusdt, [clear, add])
print(len(deltas.deltas), deltas.is_snapshot, deltas.sequence)
print([BookAction(delta.action).name for delta in deltas.deltas])
