"""
State that `__init__` sets lives through `engine.reset()` and a second run; `on_start` runs anew in each run, so what it
sets begins afresh.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.trading.strategy import Strategy


class Counter(Strategy):
    def __init__(self):
        super().__init__()
        self.of_init = 0

    def on_start(self):
        self.of_start = 0
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.of_init += 1
        self.of_start += 1


counter = Counter()
engine = play(quotes(3), counter)
assert (counter.of_init, counter.of_start) == (3, 3)
engine.reset()
engine.run()
assert (counter.of_init, counter.of_start) == (6, 3), (counter.of_init, counter.of_start)
