"""
A price with too few decimals passes the risk engine and is rejected by the venue in 1.221.0; 1.222.0 accepts it. A quantity with too many decimals
is denied.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from kit.version import RELEASE
from nautilus_trader.model.objects import Price


def status(text):
    send = lambda s: s.send(s.order_factory.limit(EURUSD.id, BUY, EURUSD.make_qty(1_000), Price.from_str(text)))
    return run(quotes(1.1, 1.1), {0: send}).order


few = status("1.05")
if RELEASE >= (1, 222, 0):
    assert few.status_string() == "ACCEPTED", few
else:
    assert (few.status_string(), few.last_event.reason[:23]) == ("REJECTED", "Invalid price precision"), few.last_event
assert status("1.05000").status_string() == "ACCEPTED"
assert status("1.050001").status_string() == "DENIED"
