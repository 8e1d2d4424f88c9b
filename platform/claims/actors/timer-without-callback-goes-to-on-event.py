"""
A timer with a callback calls it in any state of the actor; without one its event goes to `on_event`, which runs only
while the actor is `RUNNING`.
"""

from kit.components import play
from kit.components import quotes
from nautilus_trader.common.actor import Actor

import pandas as pd

calls = []


class Beat(Actor):
    def on_start(self):
        step = pd.Timedelta(seconds=1)
        self.clock.set_timer("callback", step, callback=lambda event: self.note("callback"))
        self.clock.set_timer("event", step)

    def on_event(self, event):
        self.note("on_event")
        self.degrade()

    def note(self, where):
        calls.append((where, self.state.name))


play(quotes(3), Beat())
assert calls == [("callback", "RUNNING"), ("on_event", "RUNNING"), ("callback", "DEGRADED")], calls
