from nautilus_trader.model.book import OrderBook
from nautilus_trader.model.data import BookOrder
from nautilus_trader.model.enums import BookType, OrderSide
from nautilus_trader.test_kit.providers import TestInstrumentProvider

btcusdt = TestInstrumentProvider.btcusdt_binance()
book = OrderBook(btcusdt.id, BookType.L2_MBP)
for side, price, size in [
    (OrderSide.BUY, 64_249.0, 0.5),
    (OrderSide.BUY, 64_248.0, 2.0),
    (OrderSide.SELL, 64_251.0, 1.0),
]:
    order = BookOrder(side, btcusdt.make_price(price), btcusdt.make_qty(size), 0)
    book.add(order, ts_event=0)
print(book.best_bid_price(), book.best_ask_price(), book.midpoint(), f"{book.spread():.2f}")
print([(level.price, level.size()) for level in book.bids()])
