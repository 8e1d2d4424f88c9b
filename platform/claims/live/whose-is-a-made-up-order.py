"""
A made-up order of an unclaimed instrument belongs to `INTERNAL-DIFF` on 1.221.0 and to `EXTERNAL` with the tag
`RECONCILIATION` on 1.222.0, and is made even with `filter_unclaimed_external_orders`, which drops the venue's own orders.
"""

from kit.node import Venue
from kit.node import node_of
from kit.node import order_report
from kit.node import position_report
from kit.node import session
from kit.version import RELEASE

told = Venue(orders=[order_report()], positions=[position_report(10_000, "1.0950")])
(order,) = session(node_of(told, filter_unclaimed_external_orders=True)).cache.orders()
if RELEASE == (1, 221, 0):
    assert str(order.strategy_id) == "INTERNAL-DIFF", order
else:
    assert (str(order.strategy_id), order.tags) == ("EXTERNAL", ["RECONCILIATION"]), order
assert len(session(node_of(told)).cache.orders()) == 2
