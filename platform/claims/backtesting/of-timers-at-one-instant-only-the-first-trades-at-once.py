"""
When several timers fire at one instant, the exchange executes only the first one's orders there and then; those of the
others wait for the next item, which moves the market first. A nanosecond apart, each trades at once.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import at
from kit.market import quote
from kit.simulation import prices

import pandas as pd

def alarm(nanos):
    due = pd.Timestamp(at(0.5) + nanos, tz="UTC")
    return {"start": lambda script: script.clock.set_time_alert("alarm", due, lambda event: script.market(BUY, 1_000))}


data = [quote(0, 1.1000, 1.1002), quote(1, 1.2000, 1.2002), quote(2, 1.3000, 1.3002)]
together = run(data, alarm(0), alarm(0))
assert sorted(prices(together)) == [(1.1002, 1_000), (1.2002, 1_000)], prices(together)
apart = run(data, alarm(0), alarm(1))
assert prices(apart) == [(1.1002, 1_000), (1.1002, 1_000)], prices(apart)
