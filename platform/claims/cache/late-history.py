"""
Requested history that is older than what the cache holds: 1.221.0 leaves it out, 1.222.0 puts it in front, so that index 0
is one of the history.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.history import ask
from kit.market import MINUTE_BARS
from kit.market import at
from kit.version import RELEASE

import pandas as pd

held = []


def begin(asker):
    asker.clock.set_time_alert("later", pd.Timestamp(at(390), tz="UTC"), lambda event: late(asker))


def late(asker):
    asker.request_bars(MINUTE_BARS, start=pd.Timestamp(at(60), tz="UTC"), end=pd.Timestamp(at(240), tz="UTC"))
    held.extend(item.ts_init for item in asker.cache.bars(MINUTE_BARS))


asker = ask(begin, minutes(5, 8), catalog(minutes(1, 4)))
assert asker.names().count("history") == 4, asker.names()
played = [at(360), at(300)]
assert held == ([at(240), at(180), at(120), at(60), *played] if RELEASE >= (1, 222, 0) else played), held
