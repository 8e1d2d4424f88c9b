"""
An order in flight that the venue doesn't answer becomes `REJECTED` with the reason `UNKNOWN` after the check's queries; with
an interval of 0 the check is off and it stays `SUBMITTED`.
"""

from kit.node import Venue
from kit.node import node_of
from kit.node import session
from kit.market import EURUSD
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.trading.strategy import Strategy


class Sends(Strategy):
    def on_start(self):
        self.submit_order(self.order_factory.limit(EURUSD.id, OrderSide.BUY, EURUSD.make_qty(1_000), EURUSD.make_price(1.05)))


def outcome(interval):
    node = node_of(
        Venue(accepts=False),
        Sends(),
        reconciliation_startup_delay_secs=0.1,
        inflight_check_interval_ms=interval,
        inflight_check_threshold_ms=100,
        inflight_check_retries=2,
    )
    (order,) = session(node, seconds=1.5).cache.orders()
    return order


checked = outcome(50)
assert checked.status == OrderStatus.REJECTED, checked
assert checked.last_event.reason == "UNKNOWN", checked.last_event
assert outcome(0).status == OrderStatus.SUBMITTED
