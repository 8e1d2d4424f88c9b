"""
An alert whose time has passed fires with the next step of time; with `allow_past=False` setting it raises `ValueError`.
"""

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from kit.market import at
from nautilus_trader.common.actor import Actor

import pandas as pd

calls = []


class Late(Actor):
    def on_start(self):
        past = pd.Timestamp(at(-3600), tz="UTC")
        self.clock.set_time_alert("past", past, lambda event: calls.append(self.clock.timestamp_ns()))
        self.error = raised(lambda: self.clock.set_time_alert("never", past, print, allow_past=False))


actor = Late()
play(quotes(3), actor)
assert type(actor.error) is ValueError, actor.error
assert calls == [at(0)], calls
