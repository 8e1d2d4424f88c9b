"""
A command that a component's state doesn't allow changes nothing and raises nothing: a running actor can't be resumed,
reset or disposed, and a stopped one can be resumed.
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
        for command in (self.start, self.resume, self.reset, self.dispose, self.stop, self.resume):
            command()
            states.append(self.state.name)


play(quotes(1), Watcher())
assert states == ["RUNNING"] * 4 + ["STOPPED", "RUNNING"], states
