"""
The clock moves only with data: a timer due at the time of the last item fires, one due later never does, not even
with a later `end` of the run.
"""

from kit.market import at
from kit.market import quote
from kit.simulation import build

import pandas as pd

def count(due):
    fired = []
    alert = pd.Timestamp(at(due), tz="UTC")
    engine = build(
        [quote(0, 1.1, 1.2), quote(2, 1.1, 1.2)],
        {"start": lambda script: script.clock.set_time_alert("alarm", alert, lambda event: fired.append(event))},
    )
    engine.run(end=pd.Timestamp(at(600), tz="UTC"))
    return len(fired)


assert count(1) == 1
assert count(2) == 1
assert count(2.1) == 0
