"""
When the venue reports a netting position flat that a strategy holds, reconciliation closes it only if the strategy claims the instrument;
else the strategy's position stays open, with an opposite one of another strategy id beside it.
"""

from decimal import Decimal

from kit.market import EURUSD
from kit.node import Venue
from kit.node import node_of
from kit.node import order_report
from kit.node import position_report
from kit.node import session
from nautilus_trader.config import StrategyConfig
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.trading.strategy import Strategy


class Buyer(Strategy):
    def on_start(self):
        size, limit = EURUSD.make_qty(5_000), EURUSD.make_price(1.09)
        self.submit_order(self.order_factory.limit(EURUSD.id, OrderSide.BUY, size, limit))


def left(claims) -> list[tuple[bool, float]]:
    """Return whether it is the strategy's, and the signed size, of each position that is open after the flat report."""
    told, found = Venue(), []

    async def closed_elsewhere(node):
        (order,) = node.cache.orders()
        ids = {"client_order_id": order.client_order_id, "venue_order_id": order.venue_order_id}
        filled = {"order_status": OrderStatus.FILLED, "filled_qty": order.quantity, "avg_px": Decimal("1.09")}
        told.orders = [order_report(**ids, **filled)]
        for told.positions in ([position_report(5_000, "1.09")], [position_report(0)]):
            assert await node.kernel.exec_engine.reconcile_execution_state()
        found.extend((p.strategy_id == order.strategy_id, float(p.signed_qty)) for p in node.cache.positions_open())

    session(node_of(told, Buyer(StrategyConfig(external_order_claims=claims))), closed_elsewhere).dispose()
    return sorted(found)


assert left([EURUSD.id]) == [], left([EURUSD.id])
assert left(None) == [(False, -5_000), (True, 5_000)], left(None)
