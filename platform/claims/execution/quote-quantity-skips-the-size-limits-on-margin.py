"""A quantity in quote currency isn't checked against the instrument's size limits on a margin account; on a cash account it is denied when it's too small after conversion."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import cash
from kit.orders import quotes
from kit.orders import reasons

assert EURUSD.min_quantity == 1_000, EURUSD.min_quantity
plan = {0: lambda s: s.market(BUY, 500, quote_quantity=True)}
margin = run(quotes(1.1, 1.1), plan).order
assert (margin.status_string(), margin.quantity) == ("FILLED", 455), margin
small = run(quotes(1.1, 1.1), plan, **cash())
assert small.order.status_string() == "DENIED", small.order
assert reasons(small)[0].startswith("QUANTITY_BELOW_MINIMUM"), reasons(small)
base = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 500)})
assert base.order.status_string() == "DENIED", base.order
