"""
Reconciliation leaves an accepted order as the cache has it when the venue reports it as accepted with another price and quantity, and
succeeds; once the report says that a part is filled, price and quantity are taken over.
"""

from decimal import Decimal

from kit.market import EURUSD
from kit.node import Venue
from kit.node import node_of
from kit.node import order_report
from kit.node import session
from nautilus_trader.model.enums import OrderStatus

amended = {"price": EURUSD.make_price(1.05), "quantity": EURUSD.make_qty(8_000)}
partly = {"order_status": OrderStatus.PARTIALLY_FILLED, "filled_qty": EURUSD.make_qty(1_000), "avg_px": Decimal("1.05")}
told = Venue(orders=[order_report()])
seen = []


async def then(node):
    for changes in ({}, amended, {**amended, **partly}):
        told.orders = [order_report(**changes)]
        success = await node.kernel.exec_engine.reconcile_execution_state()
        (order,) = node.cache.orders()
        seen.append((success, order.status_string(), str(order.price), str(order.quantity)))


session(node_of(told), then).dispose()
assert seen == [
    (True, "ACCEPTED", "1.09000", "5000"),
    (True, "ACCEPTED", "1.09000", "5000"),
    (True, "PARTIALLY_FILLED", "1.05000", "8000"),
], seen
