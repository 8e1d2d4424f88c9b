"""
A backtest caches all quotes, trades and bars it plays, subscribed or not; a book only once something subscribed to it.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from kit.market import bar
from kit.market import level
from kit.market import trade
from nautilus_trader.common.actor import Actor
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import OrderSide

data = [*quotes(2), trade(3, 1.1), bar(60, 1.1, 1.1, 1.1, 1.1)]
cache = play(data).cache
counts = cache.quote_tick_count(EURUSD.id), cache.trade_tick_count(EURUSD.id), cache.bar_count(MINUTE_BARS)
assert counts == (2, 1, 1), counts


class Watcher(Actor):
    def on_start(self):
        self.subscribe_order_book_deltas(EURUSD.id, BookType.L2_MBP)


deltas = [level(second, OrderSide.BUY, 1.1, 1_000 + second) for second in range(2)]
assert play(deltas, book_type=BookType.L2_MBP).cache.order_book(EURUSD.id) is None
assert play(deltas, Watcher(), book_type=BookType.L2_MBP).cache.order_book(EURUSD.id) is not None
