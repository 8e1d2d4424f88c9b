"""
Reconciliation skips the reported fills of an order that expired at the venue; those of a cancelled order it applies, but it makes none up
for what the reports lack.
"""

import time
from decimal import Decimal

from kit.market import EURUSD
from kit.node import ACCOUNT
from kit.node import Venue
from kit.node import VenueClient
from kit.node import node_of
from kit.node import order_report
from kit.node import session
from nautilus_trader.core.uuid import UUID4
from nautilus_trader.execution.reports import FillReport
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import LiquiditySide
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.model.identifiers import TradeId
from nautilus_trader.model.identifiers import VenueOrderId
from nautilus_trader.model.objects import Money


def fill() -> FillReport:
    return FillReport(
        account_id=ACCOUNT,
        instrument_id=EURUSD.id,
        venue_order_id=VenueOrderId("V-1"),
        trade_id=TradeId("T-1"),
        order_side=OrderSide.BUY,
        last_qty=EURUSD.make_qty(2_000),
        last_px=EURUSD.make_price(1.09),
        commission=Money(0, USD),
        liquidity_side=LiquiditySide.MAKER,
        report_id=UUID4(),
        ts_event=time.time_ns(),
        ts_init=time.time_ns(),
    )


def filled(status: OrderStatus, fills: list[FillReport]) -> tuple[str, float]:
    """Return status and filled quantity after a start that finds an order which ended with 2,000 of 5,000 filled."""

    async def generate_fill_reports(client, command):
        return fills

    VenueClient.generate_fill_reports = generate_fill_reports
    report = order_report(order_status=status, filled_qty=EURUSD.make_qty(2_000), avg_px=Decimal("1.09"))
    node = session(node_of(Venue(orders=[report])))
    (order,) = node.cache.orders()
    answer = (order.status_string(), float(order.filled_qty))
    node.dispose()
    return answer


assert filled(OrderStatus.EXPIRED, [fill()]) == ("EXPIRED", 0)
assert filled(OrderStatus.CANCELED, [fill()]) == ("CANCELED", 2_000)
assert filled(OrderStatus.CANCELED, []) == ("CANCELED", 0)
