"""
Nothing leads out of `FAULTED`: `resume`, `reset` and `stop` change nothing, where a degraded actor resumes.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor

states = []


class Watcher(Actor):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.degrade()
        self.resume()
        states.append(self.state.name)
        self.fault()
        for command in (self.resume, self.stop, self.reset, self.start):
            command()
            states.append(self.state.name)


play(quotes(1), Watcher())
assert states == ["RUNNING"] + ["FAULTED"] * 4, states
