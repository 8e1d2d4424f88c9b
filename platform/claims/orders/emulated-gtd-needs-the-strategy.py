"""Only `manage_gtd_expiry=True` ends an emulated GTD order at its date: the venue doesn't know of it and the emulator doesn't look."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import at
from kit.orders import quotes
from nautilus_trader.model.enums import TimeInForce
from nautilus_trader.model.enums import TriggerType

import pandas as pd

until = {"time_in_force": TimeInForce.GTD, "expire_time": pd.Timestamp(at(1.5), tz="UTC")}


def status(managed, **arguments):
    plan = {0: lambda s: s.limit(BUY, 1_000, 1.09, **until, **arguments)}
    return run(quotes(1.1, 1.1, 1.1, 1.1), plan, strategy={"manage_gtd_expiry": managed}).order.status_string()


emulated = {"emulation_trigger": TriggerType.BID_ASK}
assert status(False, **emulated) == "EMULATED", status(False, **emulated)
assert status(True, **emulated) == "CANCELED", status(True, **emulated)
assert status(False) == "EXPIRED", status(False)
