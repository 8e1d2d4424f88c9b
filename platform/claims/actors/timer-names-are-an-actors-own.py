"""
Timer names need to differ only within one actor: a second timer of the same name on the same clock raises `KeyError`.
"""

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import ActorConfig

import pandas as pd

fired = []


class Beat(Actor):
    def on_start(self):
        step = pd.Timedelta(seconds=1)
        self.clock.set_timer("beat", step, callback=lambda event: fired.append(self.id.value))
        self.error = raised(lambda: self.clock.set_timer("beat", step, callback=print))


first, second = Beat(ActorConfig(component_id="A")), Beat(ActorConfig(component_id="B"))
play(quotes(2), first, second)
assert type(first.error) is KeyError, first.error
assert fired == ["A", "B"], fired
