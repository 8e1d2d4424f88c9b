"""In a backtest, if a strategy has an open order of the instrument, `cancel_all_orders` cancels those of the other strategies as well; `cancel_order` doesn't."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes

rest = lambda s: s.marks.update(order=s.limit(BUY, 1_000, 1.05))
both = run(quotes(1.1, 1.1, 1.1), {0: rest, 1: lambda s: s.cancel_all_orders(EURUSD.id)}, {0: rest})
assert [order.status_string() for order in both.orders] == ["CANCELED", "CANCELED"], both.orders
own = run(quotes(1.1, 1.1, 1.1), {0: rest, 1: lambda s: s.cancel_order(s.marks["order"])}, {0: rest})
assert sorted(order.status_string() for order in own.orders) == ["ACCEPTED", "CANCELED"], own.orders
# A strategy without an order of its own cancels nothing.
none = run(quotes(1.1, 1.1, 1.1), {1: lambda s: s.cancel_all_orders(EURUSD.id)}, {0: rest})
assert none.order.status_string() == "ACCEPTED", none.order
