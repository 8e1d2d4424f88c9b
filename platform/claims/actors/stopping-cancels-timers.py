"""
Stopping an actor cancels all its timers, after `on_stop`, and `on_resume` has to set them again; in a backtest, what is
due at the very instant of the stop still fires.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor

import pandas as pd

calls = []


class Beat(Actor):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)
        self.clock.set_timer("beat", pd.Timedelta(seconds=1), callback=lambda event: calls.append("beat"))

    def on_quote_tick(self, tick):
        if self.cache.quote_tick_count(EURUSD.id) == 2:
            self.stop()
            calls.append(list(self.clock.timer_names))
            self.resume()

    def on_stop(self):
        calls.append(("on_stop", list(self.clock.timer_names)))

    def on_resume(self):
        pass


play(quotes(5), Beat())
assert calls == [("on_stop", ["beat"]), [], "beat", ("on_stop", [])], calls
