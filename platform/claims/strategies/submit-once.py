"""
Submitting the same order object twice raises `ValueError`; another object with the same client order id is denied.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes
from kit.failures import raised


def rest(script):
    script.marks["order"] = script.limit(BUY, 1_000, 1.05)


def again(script):
    order = script.marks["order"]
    make = script.instrument
    twin = script.order_factory.limit(
        make.id, BUY, make.make_qty(1_000), make.make_price(1.05), client_order_id=order.client_order_id
    )
    script.marks["object"] = raised(lambda: script.submit_order(order))
    script.submit_order(twin)


result = run(quotes(4), {0: rest, 1: again})
assert type(result.script.marks["object"]) is ValueError, result.script.marks["object"]
assert result.order_events[-2:] == ["OrderInitialized", "OrderDenied"], result.order_events
