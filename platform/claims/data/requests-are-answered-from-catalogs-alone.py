"""
In a backtest `request_bars` is answered from the run's catalogs, never from the data that was added to the engine; without
a catalog the answer is empty, and its callback runs all the same.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.history import ask
from kit.market import MINUTE_BARS
from kit.market import NOON

import pandas as pd

start = pd.Timestamp(NOON, tz="UTC")
request = lambda asker: asker.request_bars(MINUTE_BARS, start=start, callback=asker.done)  # noqa: E731

assert ask(request, minutes(11, 12)).names() == ["done"]
assert ask(request, minutes(11, 12), catalog(minutes(1, 10))).names() == ["history"] * 10 + ["done"]
