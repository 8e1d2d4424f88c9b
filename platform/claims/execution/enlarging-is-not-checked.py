"""A change of quantity isn't compared with the balance: a working order on a cash account can be enlarged beyond it."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import cash
from kit.orders import quotes

plan = {
    0: lambda s: s.marks.update(order=s.limit(BUY, 5_000, 1.05)),
    1: lambda s: s.modify_order(s.marks["order"], quantity=EURUSD.make_qty(500_000)),
}
enlarged = run(quotes(1.1, 1.1, 1.1), plan, **cash()).order
assert (enlarged.status_string(), float(enlarged.quantity)) == ("ACCEPTED", 500_000), enlarged
denied = run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.limit(BUY, 500_000, 1.05)}, **cash()).order
assert denied.status_string() == "DENIED", denied
