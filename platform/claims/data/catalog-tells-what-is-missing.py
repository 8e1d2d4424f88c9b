"""
`get_missing_intervals_for_request` returns the parts of a span, both ends included, that no file's name covers;
`query_last_timestamp` returns the end of the last file, or None without one.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.market import MINUTE_BARS
from kit.market import at
from nautilus_trader.model.data import Bar

import pandas as pd

made = catalog(minutes(2, 3), minutes(6, 7))
missing = made.get_missing_intervals_for_request(at(60), at(480), Bar, str(MINUTE_BARS))
assert missing == [(at(60), at(120) - 1), (at(180) + 1, at(360) - 1), (at(420) + 1, at(480))], missing
assert made.query_last_timestamp(Bar, str(MINUTE_BARS)) == pd.Timestamp(at(420), tz="UTC")
assert made.query_last_timestamp(Bar, "GBP/USD.SIM-1-MINUTE-LAST-EXTERNAL") is None
