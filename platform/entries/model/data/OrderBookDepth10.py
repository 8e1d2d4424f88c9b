from nautilus_trader.model.data import BookOrder, OrderBookDepth10
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.model.objects import Price, Quantity

one = Quantity.from_int(1)
bids = [BookOrder(OrderSide.BUY, Price(100 - n, 2), one, 0) for n in range(10)]
asks = [BookOrder(OrderSide.SELL, Price(101 + n, 2), one, 0) for n in range(10)]
counts = [1] * 10
spy = InstrumentId.from_str("SPY.XNAS")
depth = OrderBookDepth10(spy, bids, asks, counts, counts, 0, 1, 0, 0)
print(depth.bids[0].price, depth.asks[0].price, depth.bids[9].price)
print(len(depth.asks), depth.sequence)
