"""
In `on_order_filled` the fill is booked in the order and in the position already; the position's own event follows.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.trading.strategy import Strategy

seen = []


class Buyer(Strategy):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        if not self.cache.orders():
            self.submit_order(self.order_factory.market(EURUSD.id, OrderSide.BUY, EURUSD.make_qty(1_000)))

    def on_order_submitted(self, event):
        self.note("submitted")

    def on_order_filled(self, event):
        self.note("filled")

    def on_position_opened(self, event):
        self.note("opened")

    def note(self, name):
        (order,) = self.cache.orders()
        seen.append((name, order.status.name, int(self.portfolio.net_position(EURUSD.id))))


play(quotes(2), Buyer())
assert seen == [("submitted", "SUBMITTED", 0), ("filled", "FILLED", 1_000), ("opened", "FILLED", 1_000)], seen
