"""
The order that a node makes up for a position difference is a filled `LIMIT` at the price that leads to the venue's
average; without an average, a quote or a position to take a price from it is a `MARKET` order, filled at 0.
"""

from kit.node import Venue
from kit.node import node_of
from kit.node import position_report
from kit.node import session
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.model.enums import OrderType


def made_up(average):
    (order,) = session(node_of(Venue(positions=[position_report(10_000, average)]))).cache.orders()
    assert order.status == OrderStatus.FILLED, order
    return order.order_type, float(order.avg_px)


assert made_up("1.0950") == (OrderType.LIMIT, 1.095), made_up("1.0950")
assert made_up(None) == (OrderType.MARKET, 0.0), made_up(None)
