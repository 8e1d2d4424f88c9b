"""
`modify_order` with a trigger price for a limit order, or for a trailing stop, raises `ValueError`; the trailing stop's
quantity can change.
"""

from decimal import Decimal

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.components import quotes
from kit.failures import raised
from nautilus_trader.model.enums import TrailingOffsetType
from nautilus_trader.model.enums import TriggerType


def rest(script):
    make = script.instrument
    script.limit(BUY, 1_000, 1.05)
    script.send(
        script.order_factory.trailing_stop_market(
            make.id,
            SELL,
            make.make_qty(1_000),
            trigger_price=make.make_price(1.09),
            trailing_offset=Decimal("0.01"),
            trailing_offset_type=TrailingOffsetType.PRICE,
            trigger_type=TriggerType.BID_ASK,
        ),
    )


def change(script):
    price = script.instrument.make_price(1.08)
    for order in script.cache.orders_open():
        script.marks[order.order_type.name] = raised(lambda: script.modify_order(order, trigger_price=price))
        if order.order_type.name == "TRAILING_STOP_MARKET":
            script.modify_order(order, quantity=script.instrument.make_qty(2_000))
            script.marks["order"] = order


marks = run(quotes(4), {0: rest, 1: change}).script.marks
assert type(marks["LIMIT"]) is ValueError, marks
assert type(marks["TRAILING_STOP_MARKET"]) is ValueError, marks
assert marks["order"].quantity == 2_000, marks["order"]
