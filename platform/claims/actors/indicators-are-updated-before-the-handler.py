"""
A registered indicator is updated before the handler of the same item is called, and in every state of the actor, also
when the handler isn't called.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor
from nautilus_trader.indicators import ExponentialMovingAverage
from nautilus_trader.model.enums import PriceType


class Averager(Actor):
    def on_start(self):
        self.ema = ExponentialMovingAverage(3, PriceType.MID)
        self.counts = []
        self.register_indicator_for_quote_ticks(EURUSD.id, self.ema)
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.counts.append(self.ema.count)
        if len(self.counts) == 2:
            self.degrade()


averager = Averager()
play(quotes(5), averager)
assert averager.counts == [1, 2], averager.counts
assert averager.ema.count == 5, averager.ema.count
