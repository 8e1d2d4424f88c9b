"""
In a backtest a timer or alert whose time lies after the last item of data never fires, even when `end` of the run lies
later.
"""

from kit.components import host
from kit.components import quotes
from kit.market import at
from nautilus_trader.common.actor import Actor

import pandas as pd

fired = []


class Alarm(Actor):
    def on_start(self):
        for seconds in (1.5, 4.5):
            alert = pd.Timestamp(at(seconds), tz="UTC")
            self.clock.set_time_alert(str(seconds), alert, lambda event: fired.append(event.name))


engine = host(quotes(4), Alarm())
engine.run(end=pd.Timestamp(at(60), tz="UTC"))
assert fired == ["1.5"], fired
