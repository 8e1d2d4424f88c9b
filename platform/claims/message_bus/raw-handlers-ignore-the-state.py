"""
A raw handler runs whatever the component's state: it is called after `stop()`, where `on_quote_tick` isn't, and stays
subscribed after `engine.reset()`.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor

calls = {"raw": 0, "typed": 0}


class Watcher(Actor):
    raw = True

    def on_start(self):
        if self.raw:
            self.msgbus.subscribe("data.quotes.*", self.on_raw)
        self.subscribe_quote_ticks(EURUSD.id)

    def on_raw(self, tick):
        calls["raw"] += 1

    def on_quote_tick(self, tick):
        calls["typed"] += 1
        self.stop()


watcher = Watcher()
engine = play(quotes(3), watcher)
assert calls == {"raw": 3, "typed": 1}, calls
engine.reset()
watcher.raw = False
engine.run()
assert calls == {"raw": 6, "typed": 2}, calls
