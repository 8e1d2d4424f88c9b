"""
A fill is applied to the order and the position first and published then: on `events.fills`, as the order's event, as the
position's event. It doesn't come while `submit_order` runs.
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
        self.msgbus.subscribe("events.fills.*", lambda event: self.note("events.fills"))

    def on_quote_tick(self, tick):
        if not self.cache.orders():
            self.submit_order(self.order_factory.market(EURUSD.id, OrderSide.BUY, EURUSD.make_qty(1_000)))
            self.note("submit_order is back")

    def note(self, where):
        seen.append((where, len(self.cache.orders()), self.cache.positions_open_count()))

    def on_order_initialized(self, event):
        self.note("initialized")

    def on_order_filled(self, event):
        self.note("order event")

    def on_position_opened(self, event):
        self.note("position event")


play(quotes(3), Buyer())
assert seen == [
    ("initialized", 0, 0),
    ("submit_order is back", 1, 0),
    ("events.fills", 1, 1),
    ("order event", 1, 1),
    ("position event", 1, 1),
], seen
