"""
An emulated order without an execution algorithm isn't checked by the risk engine: below the instrument's smallest size
it is filled in a backtest, where the same order without emulation is denied.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.model.enums import TriggerType

assert EURUSD.min_quantity == 1_000, EURUSD.min_quantity


def status(size, trigger):
    plan = {0: lambda script: script.limit(BUY, size, 1.2, emulation_trigger=trigger)}
    return run(quotes(3), plan).order.status.name


assert status(10, TriggerType.NO_TRIGGER) == "DENIED", status(10, TriggerType.NO_TRIGGER)
assert status(10, TriggerType.BID_ASK) == "FILLED", status(10, TriggerType.BID_ASK)
assert status(1_000, TriggerType.NO_TRIGGER) == "FILLED"
