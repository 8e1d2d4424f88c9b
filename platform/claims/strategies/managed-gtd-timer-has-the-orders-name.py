"""
The timer that `manage_gtd_expiry` sets for an order is called `GTD-EXPIRY:{client_order_id}`; without the setting there
is none.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from kit.market import at
from nautilus_trader.model.enums import TimeInForce

import pandas as pd


def timers(managed):
    def rest(script):
        expiry = pd.Timestamp(at(60), tz="UTC")
        script.limit(BUY, 1_000, 1.05, time_in_force=TimeInForce.GTD, expire_time=expiry)
        script.marks["timers"] = list(script.clock.timer_names)

    result = run(quotes(2), {0: rest}, strategy={"manage_gtd_expiry": managed})
    return result.script.marks["timers"], [f"GTD-EXPIRY:{result.order.client_order_id}"]


names, expected = timers(True)
assert names == expected, names
assert timers(False)[0] == [], timers(False)
