"""An order that is partly filled goes on locking, or margining, its whole quantity, not only what is left of it."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from kit.orders import cash
from nautilus_trader.model.currencies import USD

data = [quote(0, 1.0998, 1.1000), quote(1, 1.0988, 1.0990, 40_000), quote(2, 1.0998, 1.1000)]


def account(**venue):
    done = run(data, {0: lambda s: s.limit(BUY, 100_000, 1.0990)}, **venue)
    assert done.order.status_string() == "PARTIALLY_FILLED", done.order
    assert done.order.leaves_qty == 60_000, done.order
    return done.account


assert account(**cash("1000000 USD", "0 EUR")).balance_locked(USD).as_double() == 109_900.0
assert account().margin_init(EURUSD.id).as_double() == 329.70
