"""
A subscription to a signal matches by prefix and without regard to case: the listener of `mom` also receives `momentum`,
and an empty name receives everything.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import ActorConfig


class Sender(Actor):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.publish_signal("mom", 1)
        self.publish_signal("momentum", 2)


class Listener(Actor):
    def __init__(self, name):
        super().__init__(ActorConfig(component_id=f"L-{name}"))
        self.name = name
        self.values = []

    def on_start(self):
        self.subscribe_signal(self.name)

    def on_signal(self, signal):
        self.values.append(signal.value)


listeners = [Listener(name) for name in ("mom", "MOM", "momentum", "", "other")]
play(quotes(1), Sender(), *listeners)
values = [listener.values for listener in listeners]
assert values == [[1, 2], [1, 2], [2], [1, 2], []], values
