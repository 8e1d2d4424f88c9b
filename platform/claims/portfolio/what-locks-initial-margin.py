"""
An open order with a price or a trigger price locks initial margin, a resting STOP_MARKET too, and a trailing stop that was given a trigger
price before its activation; an order without either, such as any other trailing stop before its activation, and a reduce-only order lock none.
"""

from decimal import Decimal

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.enums import TriggerType


def margin(send):
    done = run(quotes(1.1, 1.1, 1.1), {0: send})
    assert done.orders[-1].status_string() == "ACCEPTED", done.orders
    money = done.account.margin_init(EURUSD.id)
    return money.as_double() if money else 0


assert margin(lambda s: s.limit(BUY, 100_000, 1.05)) == 315, margin(lambda s: s.limit(BUY, 100_000, 1.05))
assert margin(lambda s: s.stop_market(BUY, 100_000, 1.2)) == 360, margin(lambda s: s.stop_market(BUY, 100_000, 1.2))


def waiting(script, **trigger):
    order = script.order_factory.trailing_stop_market(
        EURUSD.id, BUY, EURUSD.make_qty(100_000), Decimal("0.001"),
        activation_price=EURUSD.make_price(1.05), trigger_type=TriggerType.BID_ASK, **trigger,
    )
    script.send(order)


assert margin(waiting) == 0, margin(waiting)
given = lambda s: waiting(s, trigger_price=EURUSD.make_price(1.2))
assert margin(given) == 360, margin(given)
short = lambda s: (s.market(SELL, 100_000), s.limit(BUY, 100_000, 1.05, reduce_only=True))
assert margin(short) == 0, margin(short)
