"""
`subscribe_order_book_at_interval` with an `L1_MBP` book and a depth above 1 subscribes nothing; the interval is 1,000
milliseconds by default.
"""

from kit.components import play
from kit.market import EURUSD
from kit.market import level
from nautilus_trader.common.actor import Actor
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import OrderSide

DATA = [level(second, OrderSide.BUY, 1.1 - second * 0.0001, 1_000) for second in range(4)]


class Watcher(Actor):
    def __init__(self, book_type, depth):
        super().__init__()
        self.book_type, self.depth = book_type, depth
        self.times = []

    def on_start(self):
        self.subscribe_order_book_at_interval(EURUSD.id, self.book_type, self.depth)

    def on_order_book(self, book):
        self.times.append(self.clock.timestamp_ns())


refused, taken = Watcher(BookType.L1_MBP, 2), Watcher(BookType.L2_MBP, 2)
play(DATA, refused, book_type=BookType.L2_MBP)
play(DATA, taken, book_type=BookType.L2_MBP)
assert refused.times == [], refused.times
steps = {later - earlier for earlier, later in zip(taken.times, taken.times[1:], strict=False)}
assert len(taken.times) >= 2 and steps == {1_000_000_000}, taken.times
