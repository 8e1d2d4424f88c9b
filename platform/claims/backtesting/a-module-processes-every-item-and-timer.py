"""
The exchange calls a module's `process` for every item and every timer, and at some moments more than once.
"""

from kit.backtest import run
from kit.market import at
from kit.market import quote
from nautilus_trader.backtest.config import SimulationModuleConfig
from nautilus_trader.backtest.modules import SimulationModule

import pandas as pd

class Counter(SimulationModule):
    def __init__(self):
        super().__init__(SimulationModuleConfig())
        self.times = []

    def process(self, ts_now):
        self.times.append(ts_now)

    def log_diagnostics(self, logger):
        pass

    def reset(self):
        self.times = []


def alarm(script):
    script.clock.set_time_alert("alarm", pd.Timestamp(at(0.5), tz="UTC"), lambda event: None)


counter = Counter()
run([quote(0, 1.1, 1.2), quote(1, 1.1, 1.2)], {"start": alarm}, modules=[counter])
assert set(counter.times) == {at(0), at(0.5), at(1)}, counter.times
assert len(counter.times) > 3, counter.times
