"""
An alert under a name that is taken raises `KeyError`, unless `override=True`: then the new time and callback replace
the old ones.
"""

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from kit.market import at
from nautilus_trader.common.actor import Actor

import pandas as pd

calls = []


def when(seconds):
    return pd.Timestamp(at(seconds), tz="UTC")


class Alarm(Actor):
    def on_start(self):
        alert = self.clock.set_time_alert
        alert("exit", when(1.5), lambda event: calls.append("old"))
        calls.append(type(raised(lambda: alert("exit", when(2.5), lambda event: calls.append("twin")))))
        alert("exit", when(2.5), lambda event: calls.append(event.ts_event), override=True)


play(quotes(5), Alarm())
assert calls == [KeyError, at(2.5)], calls
