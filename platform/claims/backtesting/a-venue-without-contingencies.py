"""
With `support_contingent_orders=False` the venue ignores an OCO link: after the stop filled, the target stays open. By default it
is cancelled.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.model.enums import OrderType

def bracket(script):
    make = script.instrument
    orders = script.order_factory.bracket(
        make.id, BUY, make.make_qty(1_000), sl_trigger_price=make.make_price(1.09), tp_price=make.make_price(1.15)
    )
    script.submit_order_list(orders)


data = [quote(0, 1.1, 1.1002), quote(1, 1.08, 1.0802), quote(2, 1.08, 1.0802)]
for support, target in ((True, OrderStatus.CANCELED), (False, OrderStatus.ACCEPTED)):
    done = run(data, {0: bracket}, support_contingent_orders=support)
    (limit,) = [order for order in done.orders if order.order_type == OrderType.LIMIT]
    assert limit.status == target, (support, limit.status)
