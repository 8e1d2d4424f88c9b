"""
In a backtest, what a timer's callback sets for a moment before the next item of data fires only after that item, with
the clock set back; what a callback cancels still fires until that item.
"""

from kit.components import play
from kit.market import EURUSD
from kit.market import NOON
from kit.market import SECOND
from kit.market import quote
from nautilus_trader.common.actor import Actor

import pandas as pd


class Watch(Actor):
    def __init__(self):
        super().__init__()
        self.seen = []

    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)
        self.begin()

    def on_quote_tick(self, tick):
        self.seen.append("quote")

    def note(self, event):
        self.seen.append((event.name, (self.clock.timestamp_ns() - NOON) // SECOND))
        self.go_on()


class Chain(Watch):
    def begin(self):
        self.clock.set_time_alert("link 1", self.clock.utc_now() + pd.Timedelta(seconds=1), self.note)

    def go_on(self):
        name = f"link {len([entry for entry in self.seen if entry != 'quote']) + 1}"
        self.clock.set_time_alert(name, self.clock.utc_now() + pd.Timedelta(seconds=1), self.note)


class Cancel(Watch):
    def begin(self):
        self.clock.set_timer("beat", pd.Timedelta(seconds=1), callback=self.note)

    def go_on(self):
        if "beat" in self.clock.timer_names:
            self.clock.cancel_timer("beat")


chain, cancel = Chain(), Cancel()
data = [quote(second, 1.1000, 1.1002) for second in (0, 3, 6)]
play(data, chain)
play(data, cancel)
assert chain.seen == ["quote", ("link 1", 1), "quote", ("link 2", 2), "quote"], chain.seen
assert cancel.seen == ["quote", ("beat", 1), ("beat", 2), "quote", ("beat", 3), "quote"], cancel.seen
