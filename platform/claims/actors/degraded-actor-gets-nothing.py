"""
A degraded actor keeps its subscriptions and receives nothing until it resumes.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from kit.market import at
from nautilus_trader.common.actor import Actor


class Watcher(Actor):
    def on_start(self):
        self.seconds = []
        self.subscribe_quote_ticks(EURUSD.id)
        self.clock.set_time_alert_ns("back", at(2.5), lambda event: self.resume())

    def on_quote_tick(self, tick):
        self.seconds.append((tick.ts_event - at(0)) // 10**9)
        if len(self.seconds) == 1:
            self.degrade()


watcher = Watcher()
play(quotes(5), watcher)
assert watcher.seconds == [0, 3, 4], watcher.seconds
