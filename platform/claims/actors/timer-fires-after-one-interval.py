"""
A timer fires for the first time one interval after its start; with `fire_immediately=True` at the start too.
"""

from kit.components import play
from kit.components import quotes
from kit.market import NOON
from kit.market import SECOND
from nautilus_trader.common.actor import Actor

import pandas as pd


class Beat(Actor):
    def __init__(self, fire_immediately):
        super().__init__()
        self.fire_immediately = fire_immediately
        self.seconds = []

    def on_start(self):
        step = pd.Timedelta(seconds=2)
        self.clock.set_timer("beat", step, callback=self.note, fire_immediately=self.fire_immediately)

    def note(self, event):
        self.seconds.append((event.ts_event - NOON) // SECOND)


later, at_once = Beat(False), Beat(True)
play(quotes(6), later)
play(quotes(6), at_once)
assert later.seconds == [2, 4], later.seconds
assert at_once.seconds == [0, 2, 4], at_once.seconds
