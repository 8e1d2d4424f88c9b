"""
With `manage_gtd_expiry` the strategy's timer cancels a GTD order that the venue's data hasn't expired yet (CANCELED); the venue alone
ends it as EXPIRED; with neither it never ends.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import at
from kit.orders import quotes
from nautilus_trader.model.enums import TimeInForce

import pandas as pd


def status(venue, managed, seconds=1.5):
    expiry = pd.Timestamp(at(seconds), tz="UTC")
    plan = {0: lambda s: s.limit(BUY, 1_000, 1.09, time_in_force=TimeInForce.GTD, expire_time=expiry)}
    fields = {"manage_gtd_expiry": managed}
    return run(quotes(1.1, 1.1, 1.1, 1.1), plan, strategy=fields, support_gtd_orders=venue).order.status_string()


found = {(venue, managed): status(venue, managed) for venue in (True, False) for managed in (True, False)}
assert found == {
    (True, True): "CANCELED",
    (True, False): "EXPIRED",
    (False, True): "CANCELED",
    (False, False): "ACCEPTED",
}, found
# An item that carries exactly the expiry reaches the venue before the strategy's timer.
assert status(True, True, seconds=2) == "EXPIRED", status(True, True, seconds=2)
