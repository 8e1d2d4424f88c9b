"""
A further subscription to an order book puts an empty book into the cache: later deltas fill it in part, and a book taken from
the cache before is no longer updated.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import EURUSD
from kit.market import level
from nautilus_trader.model.data import OrderBookDeltas


def deltas(seconds, side, price):
    return OrderBookDeltas(EURUSD.id, [level(seconds, side, price, 1_000)])


def keep(script: Script) -> None:
    script.marks["kept"] = script.cache.order_book(EURUSD.id)


def best(book):
    return tuple(None if price is None else float(price) for price in (book.best_bid_price(), book.best_ask_price()))


def books(*plans):
    data = [deltas(0, BUY, 1.1), deltas(1, SELL, 1.2), deltas(2, BUY, 1.11)]
    done = run(data, {1: keep}, *plans)
    return best(done.script.marks["kept"]), best(done.engine.cache.order_book(EURUSD.id))


# Two components that subscribe at the start share one book.
assert books({}) == ((1.11, 1.2), (1.11, 1.2)), books({})
# A subscription after the second item loses the ask, and the kept book stays as it was.
further = books({1: lambda script: script.subscribe_order_book_deltas(EURUSD.id)})
assert further == ((1.1, 1.2), (1.11, None)), further
