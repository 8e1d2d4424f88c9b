"""
The cache is written before a handler runs: the quote or event in a handler's hand is in the cache already; only an order's
first event, `OrderInitialized`, comes before the order is there.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.trading.strategy import Strategy

seen = []
events = []


class Reader(Strategy):
    def on_start(self):
        seen.append(self.cache.quote_tick_count(EURUSD.id))
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        seen.append((self.cache.quote_tick_count(EURUSD.id), self.cache.quote_tick(EURUSD.id) is tick))
        if not self.cache.orders():
            self.submit_order(self.order_factory.market(EURUSD.id, OrderSide.BUY, EURUSD.make_qty(1_000)))

    def on_order_event(self, event):
        order = self.cache.order(event.client_order_id)
        events.append((type(event).__name__, order is not None and order.last_event.id == event.id))


play(quotes(2), Reader())
assert seen == [0, (1, True), (2, True)], seen
assert events == [("OrderInitialized", False), ("OrderSubmitted", True), ("OrderFilled", True)], events
