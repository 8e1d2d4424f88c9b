"""
An unanswered change leaves `PENDING_UPDATE`: the in-flight check's report makes an unfilled order `ACCEPTED` again, and does
nothing for a partly filled one.
"""

from decimal import Decimal

from kit.market import EURUSD
from kit.node import Venue
from kit.node import node_of
from kit.node import order_report
from kit.node import session
from nautilus_trader.config import StrategyConfig
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.trading.strategy import Strategy


class Changes(Strategy):
    def on_start(self):
        (order,) = self.cache.orders_open(strategy_id=self.id)
        self.modify_order(order, price=EURUSD.make_price(1.08))


def outcome(**state):
    report = order_report(**state)
    node = node_of(
        Venue(orders=[report], asked=report),
        Changes(StrategyConfig(strategy_id="A-001", external_order_claims=[EURUSD.id])),
        reconciliation_startup_delay_secs=0.1,
        inflight_check_interval_ms=50,
        inflight_check_threshold_ms=100,
        inflight_check_retries=2,
    )
    (order,) = session(node, seconds=1.5).cache.orders()
    return order.status


assert outcome() == OrderStatus.ACCEPTED
filled = {"filled_qty": EURUSD.make_qty(1_000), "avg_px": Decimal("1.09")}
assert outcome(order_status=OrderStatus.PARTIALLY_FILLED, **filled) == OrderStatus.PENDING_UPDATE
