"""
A signal's value is an `int`, a `float` or a `str` by its exact type: a bool and a numpy number raise `KeyError`. Without
`ts_event` it carries the present time.
"""

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from kit.market import at
from nautilus_trader.common.actor import Actor

import numpy as np

seen = []


class Sender(Actor):
    def on_start(self):
        self.subscribe_signal("level")
        self.errors = [type(raised(lambda: self.publish_signal("level", value))) for value in (True, np.float64(1.5))]
        self.clock.set_time_alert_ns("send", at(1), self.send)

    def send(self, event):
        for value in (1, 1.5, "high"):
            self.publish_signal("level", value)
        self.publish_signal("level", 2, ts_event=at(0))

    def on_signal(self, signal):
        seen.append((signal.value, signal.ts_event))


sender = Sender()
play(quotes(3), sender)
assert sender.errors == [KeyError, KeyError], sender.errors
assert seen == [(1, at(1)), (1.5, at(1)), ("high", at(1)), (2, at(0))], seen
