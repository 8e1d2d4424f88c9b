"""
A component is `PRE_INITIALIZED` in `__init__`, `READY` when added, `STARTING` in `on_start`, `RUNNING` in handlers,
`STOPPING` in `on_stop`, then `STOPPED`; after `engine.reset()` `READY`, after `dispose` `DISPOSED`.
"""

from kit.components import host
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor

states = []


class Watcher(Actor):
    def __init__(self):
        super().__init__()
        self.note()

    def note(self, *_):
        states.append(self.state.name)

    on_stop = on_reset = on_dispose = on_quote_tick = note

    def on_start(self):
        self.note()
        self.subscribe_quote_ticks(EURUSD.id)


watcher = Watcher()
engine = host(quotes(1), watcher)
watcher.note()
for step in (engine.run, engine.reset, engine.dispose):
    step()
    watcher.note()
assert states == [
    *("PRE_INITIALIZED", "READY", "STARTING", "RUNNING", "STOPPING", "STOPPED"),
    *("RESETTING", "READY", "DISPOSING", "DISPOSED"),
], states
