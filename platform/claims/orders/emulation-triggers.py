"""
An emulated order watches quotes with DEFAULT and BID_ASK and trades with LAST_PRICE, which on quotes alone waits for ever; with any other
trigger it ends CANCELED.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import TriggerType


def status(name):
    plan = {0: lambda s: s.limit(BUY, 1_000, 1.0990, emulation_trigger=TriggerType[name])}
    return run(quotes(1.1, 1.0989, 1.0989), plan).order.status_string()


found = {name: status(name) for name in ("DEFAULT", "BID_ASK", "LAST_PRICE", "MID_POINT", "MARK_PRICE", "INDEX_PRICE", "DOUBLE_LAST")}
assert found.pop("DEFAULT") == found.pop("BID_ASK") == "FILLED"
assert found.pop("LAST_PRICE") == "EMULATED"
assert set(found.values()) == {"CANCELED"}, found
