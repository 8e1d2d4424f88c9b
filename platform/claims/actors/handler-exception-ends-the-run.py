"""
An exception in a data handler is raised again and ends a backtest; the data after it isn't played.
"""

from kit.components import host
from kit.components import quotes
from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor


class Fragile(Actor):
    def on_start(self):
        self.seen = 0
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.seen += 1
        if self.seen == 3:
            raise LookupError("bad quote")


fragile = Fragile()
error = raised(host(quotes(5), fragile).run)
assert type(error) is LookupError and fragile.seen == 3, (error, fragile.seen)
