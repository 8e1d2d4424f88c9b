"""
Timers of one actor that fire at the same instant fire in the order of their names; between components there is no fixed
order, once more than a few events lie between two items of data.
"""

from kit.components import play
from kit.market import EURUSD
from kit.market import quote
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import ActorConfig

import pandas as pd

calls = []


class Beat(Actor):
    def __init__(self, name, timers):
        super().__init__(ActorConfig(component_id=name))
        self.timers = timers

    def on_start(self):
        for timer in self.timers:
            self.clock.set_timer(timer, pd.Timedelta(seconds=1), callback=self.note)

    def note(self, event):
        calls.append((event.ts_event, f"{self.id}{event.name}"))


def orders(seconds, *actors):
    calls.clear()
    play([quote(0, 1.1, 1.1002), quote(seconds, 1.1, 1.1002)], *actors)
    times = [time for time, _ in calls]
    assert times == sorted(times) and len(times) == seconds * sum(len(actor.timers) for actor in actors)
    return {" ".join(name for time, name in calls if time == instant) for instant in times}


alone = orders(100, Beat("A", "bac"))
assert alone == {"Aa Ab Ac"}, alone
few = orders(2, Beat("B", "x"), Beat("A", "x"), Beat("C", "x"))
assert few == {"Bx Ax Cx"}, few
many = orders(100, Beat("B", "x"), Beat("A", "x"), Beat("C", "x"))
assert len(many) > 1, many
