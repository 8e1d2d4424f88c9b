"""
Bars of a request enter the cache, where the newest stands first.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.history import ask
from kit.market import MINUTE_BARS
from kit.market import at

import pandas as pd

found = []


def begin(asker):
    found.append(asker.cache.bar_count(MINUTE_BARS))
    asker.request_bars(MINUTE_BARS, start=pd.Timestamp(at(60), tz="UTC"))
    found.append(asker.cache.bar_count(MINUTE_BARS))
    found.append(asker.cache.bar(MINUTE_BARS).ts_init)


ask(begin, minutes(5, 6), catalog(minutes(1, 4)))
assert found == [0, 4, at(240)], found
