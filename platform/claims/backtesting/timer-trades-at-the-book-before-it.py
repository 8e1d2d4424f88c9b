"""
A timer between two items trades at the book of the first: its orders are executed before the next item arrives. A timer at
the time of an item fires after that item.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import at
from kit.market import quote
from kit.simulation import prices

import pandas as pd

def alarm(seconds):
    due = pd.Timestamp(at(seconds), tz="UTC")
    return lambda script: script.clock.set_time_alert("alarm", due, lambda event: script.market(BUY, 1_000))


data = [quote(0, 1.1000, 1.1002), quote(1, 1.2000, 1.2002), quote(2, 1.3000, 1.3002)]
between = run(data, {"start": alarm(0.5)})
assert prices(between) == [(1.1002, 1_000)], prices(between)
assert between.order.ts_last == at(0.5), between.order.ts_last
equal = run(data, {"start": alarm(1)})
assert prices(equal) == [(1.2002, 1_000)], prices(equal)
