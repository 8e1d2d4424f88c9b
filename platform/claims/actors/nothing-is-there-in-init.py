"""
In `__init__` an actor's `clock`, `cache`, `msgbus` and `portfolio` are `None`; from `on_start` on they are there.
"""

from kit.components import play
from kit.components import quotes
from nautilus_trader.common.actor import Actor

NAMES = ("clock", "cache", "msgbus", "portfolio")


class Watcher(Actor):
    def __init__(self):
        super().__init__()
        self.early = {getattr(self, name) for name in NAMES}

    def on_start(self):
        self.late = [getattr(self, name) is not None for name in NAMES]


watcher = Watcher()
play(quotes(1), watcher)
assert watcher.early == {None} and watcher.late == [True] * 4, (watcher.early, watcher.late)
