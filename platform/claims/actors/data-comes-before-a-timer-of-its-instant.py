"""
In a backtest, data of one instant comes before the timers and alerts of that instant.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from kit.market import NOON
from kit.market import SECOND
from nautilus_trader.common.actor import Actor

import pandas as pd

calls = []


class Beat(Actor):
    def on_start(self):
        self.clock.set_timer("beat", pd.Timedelta(seconds=1), callback=self.note_beat)
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        calls.append(("quote", (tick.ts_event - NOON) // SECOND))

    def note_beat(self, event):
        calls.append(("beat", (event.ts_event - NOON) // SECOND))


play(quotes(3), Beat())
assert calls == [("quote", 0), ("quote", 1), ("beat", 1), ("quote", 2), ("beat", 2)], calls
