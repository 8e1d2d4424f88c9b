"""
Single deltas are matched one by one: a book that is crossed half-way through an update fills a resting order, which the same
update in one `OrderBookDeltas` doesn't.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import EURUSD
from kit.market import level
from kit.simulation import book
from kit.simulation import when
from nautilus_trader.model import OrderBookDeltas
from nautilus_trader.model.enums import BookAction
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import OrderStatus

start = book(0, {1.1000: 5_000}, {1.1002: 5_000})
low = level(1, SELL, 1.0990, 1_000)
gone = level(1, SELL, 1.0990, 0, BookAction.DELETE)
resting = {0: when(Script.limit, BUY, 1_000, 1.0995)}
single = run([start, low, gone], resting, book_type=BookType.L2_MBP)
assert single.order.status == OrderStatus.FILLED, single.order.status
batch = run([start, OrderBookDeltas(EURUSD.id, [low, gone])], resting, book_type=BookType.L2_MBP)
assert batch.order.status == OrderStatus.ACCEPTED, batch.order.status
