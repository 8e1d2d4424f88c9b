"""
What reconciliation finds at the start is in cache and portfolio when `on_start` runs, but no handler of a strategy receives its
events; a reconciliation of a running node reaches the handlers.
"""

from decimal import Decimal

from kit.market import EURUSD
from kit.node import Venue
from kit.node import node_of
from kit.node import order_report
from kit.node import position_report
from kit.node import session
from nautilus_trader.config import StrategyConfig
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.trading.strategy import Strategy

told = Venue(orders=[order_report()], positions=[position_report(10_000, "1.1")])
at_start, seen = [], []


class Claimant(Strategy):
    def on_start(self):
        at_start.append((self.cache.orders_open_count(), self.portfolio.net_position(EURUSD.id)))

    def on_event(self, event):
        seen.append(type(event).__name__)


async def fill_at_the_venue(node):
    assert seen == [], seen
    filled = {"order_status": OrderStatus.FILLED, "filled_qty": EURUSD.make_qty(5_000), "avg_px": Decimal("1.09")}
    told.orders, told.positions = [order_report(**filled)], [position_report(15_000)]
    await node.kernel.exec_engine.reconcile_execution_state()


session(node_of(told, Claimant(StrategyConfig(external_order_claims=[EURUSD.id]))), fill_at_the_venue)
assert at_start == [(1, 10_000)], at_start
assert seen == ["OrderFilled", "PositionChanged"], seen
