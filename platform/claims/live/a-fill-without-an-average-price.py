"""
An order that a venue reports as filled without its average price gets a fill at 0, though the report has a limit price;
with the average price the fill has that.
"""

from decimal import Decimal

from kit.market import EURUSD
from kit.node import Venue
from kit.node import node_of
from kit.node import order_report
from kit.node import session
from nautilus_trader.model.enums import OrderStatus


def price(average):
    report = order_report(order_status=OrderStatus.FILLED, filled_qty=EURUSD.make_qty(5_000), avg_px=average)
    (order,) = session(node_of(Venue(orders=[report]))).cache.orders()
    return float(order.avg_px)


assert price(Decimal("1.0895")) == 1.0895
assert price(None) == 0.0, price(None)
