"""`modify_order` may change a trailing stop's quantity; a new `trigger_price` raises `ValueError`."""

from decimal import Decimal

from kit.backtest import SELL
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.model.enums import TriggerType


def send(script):
    order = script.order_factory.trailing_stop_market(
        EURUSD.id, SELL, EURUSD.make_qty(1_000), Decimal("0.0010"), trigger_type=TriggerType.BID_ASK
    )
    script.marks["order"] = script.send(order)


def change(script):
    order = script.marks["order"]
    script.modify_order(order, quantity=EURUSD.make_qty(2_000))
    script.marks["error"] = raised(lambda: script.modify_order(order, trigger_price=EURUSD.make_price(1.09)))


done = run(quotes(1.1, 1.1, 1.1), {0: send, 1: change})
assert done.order.quantity == 2_000, done.order
assert type(done.script.marks["error"]) is ValueError, done.script.marks["error"]
