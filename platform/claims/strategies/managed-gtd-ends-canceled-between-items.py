"""
With `manage_gtd_expiry` a GTD order ends `CANCELED` by the strategy's timer when its date lies between two items of
data, even where the venue supports GTD; it ends `EXPIRED` only if an item carries exactly the date.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from kit.market import at
from nautilus_trader.model.enums import TimeInForce

import pandas as pd


def end(seconds, venue_supports=True, managed=True):
    expiry = pd.Timestamp(at(seconds), tz="UTC")
    buy = {0: lambda script: script.limit(BUY, 1_000, 1.05, time_in_force=TimeInForce.GTD, expire_time=expiry)}
    strategy = {"manage_gtd_expiry": managed}
    return run(quotes(5), buy, strategy=strategy, support_gtd_orders=venue_supports).order.status.name


assert end(1.5) == "CANCELED", end(1.5)
assert end(2) == "EXPIRED", end(2)
assert end(1.5, managed=False) == "EXPIRED", end(1.5, managed=False)
assert end(1.5, venue_supports=False) == "CANCELED"
