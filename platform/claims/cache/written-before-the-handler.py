"""
The cache is written before a handler runs: the quote or event in a handler's hand is in the cache already.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor

seen = []


class Reader(Actor):
    def on_start(self):
        seen.append(self.cache.quote_tick_count(EURUSD.id))
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        seen.append((self.cache.quote_tick_count(EURUSD.id), self.cache.quote_tick(EURUSD.id) is tick))


play(quotes(2), Reader())
assert seen == [0, (1, True), (2, True)], seen
