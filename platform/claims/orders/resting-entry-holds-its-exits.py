"""The exits of a bracket stay SUBMITTED while its entry rests and are cancelled when the entry is cancelled; a venue without contingent orders rejects them at once."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import bracket
from kit.orders import quotes
from nautilus_trader.model.enums import OrderType

entry = {"entry_order_type": OrderType.LIMIT, "entry_price": EURUSD.make_price(1.0950)}
seen = []


def states(script):
    seen.append([leg.status_string() for leg in script.marks["legs"]])


def cancel(script):
    states(script)
    script.cancel_order(script.marks["legs"][0])


plan = {0: lambda s: bracket(s, BUY, 1_000, 1.09, 1.11, **entry), 1: cancel, 2: states}
run(quotes(1.1, 1.1, 1.1), plan)
assert seen == [["ACCEPTED", "SUBMITTED", "SUBMITTED"], ["CANCELED"] * 3], seen
seen.clear()
run(quotes(1.1, 1.1, 1.1), {**plan, 1: states}, support_contingent_orders=False)
assert seen[0] == ["ACCEPTED", "REJECTED", "REJECTED"], seen
