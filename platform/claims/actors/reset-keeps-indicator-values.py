"""
`reset()` unregisters an actor's indicators but leaves their values: a second run begins with a warm indicator unless
`on_reset` resets it.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor
from nautilus_trader.indicators import ExponentialMovingAverage
from nautilus_trader.model.enums import PriceType


class Averager(Actor):
    def __init__(self, clean):
        super().__init__()
        self.clean = clean
        self.ema = ExponentialMovingAverage(3, PriceType.MID)
        self.ready = []

    def on_start(self):
        self.ready.clear()
        self.register_indicator_for_quote_ticks(EURUSD.id, self.ema)
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.ready.append(self.indicators_initialized())

    def on_reset(self):
        if self.clean:
            self.ema.reset()


for clean, second in ((False, [True] * 4), (True, [False, False, True, True])):
    averager = Averager(clean)
    engine = play(quotes(4), averager)
    assert averager.ready == [False, False, True, True], averager.ready
    engine.reset()
    assert averager.registered_indicators == []
    engine.run()
    assert averager.ready == second, averager.ready
