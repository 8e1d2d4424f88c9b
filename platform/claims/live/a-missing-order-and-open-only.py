"""
An order that is open in the cache and missing at the venue stays open with `open_check_open_only=True`, the default, and
becomes `REJECTED` with False.
"""

from kit.market import EURUSD
from kit.node import Venue
from kit.node import node_of
from kit.node import session
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.trading.strategy import Strategy


class Sends(Strategy):
    def on_start(self):
        self.submit_order(self.order_factory.limit(EURUSD.id, OrderSide.BUY, EURUSD.make_qty(1_000), EURUSD.make_price(1.05)))


def status(open_only):
    node = node_of(
        Venue(),
        Sends(),
        reconciliation_startup_delay_secs=0.1,
        open_check_interval_secs=0.1,
        open_check_threshold_ms=100,
        open_check_missing_retries=2,
        open_check_open_only=open_only,
    )
    (order,) = session(node, seconds=1.5).cache.orders()
    return order.status


assert status(True) == OrderStatus.ACCEPTED
assert status(False) == OrderStatus.REJECTED
