"""
In a backtest a component's clock stands still between items and timers, at the `ts_init` of the present item.
"""

import time

from kit.components import play
from kit.market import EURUSD
from kit.market import at
from nautilus_trader.common.actor import Actor
from nautilus_trader.common.component import TestClock
from nautilus_trader.model.data import QuoteTick

make, size = EURUSD.make_price, EURUSD.make_qty(1_000)
data = [QuoteTick(EURUSD.id, make(1.1), make(1.1002), size, size, at(second - 0.5), at(second)) for second in range(3)]
times = []


class Watcher(Actor):
    def on_start(self):
        assert isinstance(self.clock, TestClock)
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        wall = time.perf_counter_ns()
        while time.perf_counter_ns() == wall:
            pass
        times.append(self.clock.timestamp_ns())


play(data, Watcher())
assert times == [at(0), at(1), at(2)], times
