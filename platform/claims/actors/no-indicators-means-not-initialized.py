"""
`indicators_initialized()` is `False` as long as one registered indicator isn't ready, and also when none is registered.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor
from nautilus_trader.indicators import ExponentialMovingAverage
from nautilus_trader.model.enums import PriceType


class Averager(Actor):
    def on_start(self):
        self.ready = [self.indicators_initialized()]
        for period in (2, 3):
            average = ExponentialMovingAverage(period, PriceType.MID)
            self.register_indicator_for_quote_ticks(EURUSD.id, average)
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.ready.append(self.indicators_initialized())


averager = Averager()
play(quotes(3), averager)
assert averager.ready == [False, False, False, True], averager.ready
