"""
A request ends at the current time if it has no `end`, so a catalog's bars of the run's future don't come as history; an
`end` later than now raises `ValueError`.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.failures import raised
from kit.history import ask
from kit.market import MINUTE_BARS
from kit.market import at

import pandas as pd

start, far = pd.Timestamp(at(60), tz="UTC"), pd.Timestamp(at(6_000), tz="UTC")
errors = []


def begin(asker):
    asker.request_bars(MINUTE_BARS, start=start)
    errors.append(raised(lambda: asker.request_bars(MINUTE_BARS, start=start, end=far)))


asker = ask(begin, minutes(5, 6), catalog(minutes(1, 20)))
assert [item.ts_init for _, item in asker.arrived] == [at(60 * minute) for minute in (1, 2, 3, 4, 5)], asker.arrived
assert type(errors[0]) is ValueError, errors
