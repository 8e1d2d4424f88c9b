"""An order whose `expire_time` has passed is denied with `GTD … already passed`."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import at
from kit.orders import quotes
from kit.orders import reasons
from nautilus_trader.model.enums import TimeInForce

import pandas as pd


def send(seconds):
    until = pd.Timestamp(at(seconds), tz="UTC")
    plan = {1: lambda s: s.limit(BUY, 1_000, 1.05, time_in_force=TimeInForce.GTD, expire_time=until)}
    return run(quotes(1.1, 1.1), plan)


assert reasons(send(0.5)) == ["GTD 2024-01-02 12:00:00.500000+00:00 already passed"], reasons(send(0.5))
assert send(5).order.status_string() == "ACCEPTED"
