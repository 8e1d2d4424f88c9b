"""
Attributes that a strategy sets in `__init__` aren't reset: they keep their values into the second run, unless `on_reset` or
`on_start` sets them.
"""

from kit.market import EURUSD
from kit.market import quote
from kit.simulation import build
from nautilus_trader.trading.strategy import Strategy

class Counter(Strategy):
    def __init__(self):
        super().__init__()
        self.kept = self.cleared = 0

    def on_start(self):
        self.started = 0
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.kept, self.cleared, self.started = self.kept + 1, self.cleared + 1, self.started + 1

    def on_reset(self):
        self.cleared = 0


engine = build([quote(0, 1.1, 1.2), quote(1, 1.1, 1.2)])
counter = Counter()
engine.add_strategy(counter)
for run_number in (1, 2):
    engine.run()
    assert (counter.kept, counter.cleared, counter.started) == (2 * run_number, 2, 2), vars(counter)
    engine.reset()
