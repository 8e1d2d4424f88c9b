"""
An order event goes to its own handler, then to `on_order_event`, then to `on_event`; a position event likewise.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.trading.strategy import Strategy

calls = []


def note(name):
    return lambda self, event: calls.append((name, type(event).__name__))


class Watcher(Strategy):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        if not self.cache.orders():
            self.submit_order(self.order_factory.market(EURUSD.id, OrderSide.BUY, EURUSD.make_qty(1_000)))

    on_order_filled = note("on_order_filled")
    on_order_event = note("on_order_event")
    on_position_opened = note("on_position_opened")
    on_position_event = note("on_position_event")
    on_event = note("on_event")


play(quotes(2), Watcher())
filled = [name for name, event in calls if event == "OrderFilled"]
assert filled == ["on_order_filled", "on_order_event", "on_event"], filled
opened = [name for name, event in calls if event == "PositionOpened"]
assert opened == ["on_position_opened", "on_position_event", "on_event"], opened
