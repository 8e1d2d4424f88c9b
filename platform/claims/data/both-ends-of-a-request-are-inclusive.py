"""
Both ends of a request are inclusive: with the current time as `end` a bar of that time comes as history and as data of the
run, with 1 ns less it comes once.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.history import ask
from kit.market import MINUTE_BARS
from kit.market import NOON
from kit.market import at

import pandas as pd


def times(earlier_ns):
    def begin(asker):
        start, now = pd.Timestamp(at(60), tz="UTC"), asker.clock.utc_now()
        asker.request_bars(MINUTE_BARS, start=start, end=now - pd.Timedelta(earlier_ns, "ns"))
        asker.subscribe_bars(MINUTE_BARS)

    made = catalog(minutes(1, 6), name=f"catalog{earlier_ns}")
    return [(name, (item.ts_init - NOON) // 60_000_000_000) for name, item in ask(begin, minutes(5, 6), made).arrived]


history = [("history", minute) for minute in (1, 2, 3, 4)]
assert times(0) == [*history, ("history", 5), ("bar", 5), ("bar", 6)], times(0)
assert times(1) == [*history, ("bar", 5), ("bar", 6)], times(1)
