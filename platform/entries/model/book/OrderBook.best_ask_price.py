from nautilus_trader.model.book import OrderBook
from nautilus_trader.model.data import BookOrder
from nautilus_trader.model.enums import BookType, OrderSide
from nautilus_trader.test_kit.providers import TestInstrumentProvider

eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
book = OrderBook(eurusd.id, BookType.L2_MBP)
for price, size in [(1.1001, 100_000), (1.1002, 300_000), (1.1003, 500_000)]:
    order = BookOrder(OrderSide.SELL, eurusd.make_price(price), eurusd.make_qty(size), 0)
    book.add(order, ts_event=0)

print(book.best_ask_price(), book.best_ask_size())
print(book.best_bid_price(), book.spread())
