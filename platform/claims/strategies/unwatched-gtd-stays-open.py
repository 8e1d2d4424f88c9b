"""
Where the venue doesn't support GTD and the strategy doesn't manage it, a GTD order stays open past its date.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from kit.market import at
from nautilus_trader.model.enums import TimeInForce

import pandas as pd


def end(**venue):
    expiry = pd.Timestamp(at(1), tz="UTC")
    buy = {0: lambda script: script.limit(BUY, 1_000, 1.05, time_in_force=TimeInForce.GTD, expire_time=expiry)}
    return run(quotes(5), buy, **venue).order.status.name


assert end(support_gtd_orders=False) == "ACCEPTED"
assert end(support_gtd_orders=True) == "EXPIRED"
