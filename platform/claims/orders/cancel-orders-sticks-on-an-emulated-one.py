"""
`cancel_orders` drops a batch when an emulated order follows others: those stay PENDING_CANCEL and `cancel_order` no longer reaches them.
Without an emulated order in it, the batch is cancelled.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.enums import TriggerType


def plan(**arguments):
    def send(script):
        script.marks["batch"] = [script.limit(BUY, 1_000, 1.05), script.limit(BUY, 1_000, 1.05, **arguments)]

    return {0: send, 1: lambda s: s.cancel_orders(s.marks["batch"]), 2: lambda s: s.cancel_order(s.marks["batch"][0])}


stuck = run(quotes(1.1, 1.1, 1.1, 1.1), plan(emulation_trigger=TriggerType.BID_ASK)).orders
assert [order.status_string() for order in stuck] == ["PENDING_CANCEL", "EMULATED"], stuck
gone = run(quotes(1.1, 1.1, 1.1, 1.1), plan()).orders
assert [order.status_string() for order in gone] == ["CANCELED", "CANCELED"], gone
