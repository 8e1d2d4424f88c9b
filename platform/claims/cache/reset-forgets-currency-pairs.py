"""
After `engine.reset()` `get_xrate` finds no rate in the second run, until the pair is added to the cache again.
"""

from kit.components import host
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor
from nautilus_trader.model.currencies import EUR
from nautilus_trader.model.currencies import USD

rates = []


class Asking(Actor):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        rates.append(self.cache.get_xrate(EURUSD.venue, EUR, USD) is not None)


engine = host(quotes(1), Asking())
engine.run()
engine.reset()
engine.run()
engine.reset()
engine.cache.add_instrument(EURUSD)
engine.run()
assert rates == [True, False, True], rates
