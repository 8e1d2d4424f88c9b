"""
`on_instrument` runs while the actor starts too: a `request_instrument` in `on_start` is answered in the state
`STARTING`.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor

states = []


class Asking(Actor):
    def on_start(self):
        self.request_instrument(EURUSD.id)

    def on_instrument(self, instrument):
        states.append((instrument.id, self.state.name))


play(quotes(1), Asking())
assert states == [(EURUSD.id, "STARTING")], states
