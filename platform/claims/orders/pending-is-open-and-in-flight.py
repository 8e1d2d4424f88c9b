"""PENDING_UPDATE and PENDING_CANCEL count as open and as in-flight at once; ACCEPTED is open only, SUBMITTED in-flight only."""

from kit.market import EURUSD
from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import StrategyId
from nautilus_trader.model.identifiers import TraderId
from nautilus_trader.test_kit.stubs.events import TestEventStubs as Stubs

factory = OrderFactory(TraderId("TESTER-001"), StrategyId("S-001"), TestClock())
for last in (Stubs.order_pending_cancel, Stubs.order_pending_update):
    order = factory.limit(EURUSD.id, OrderSide.BUY, EURUSD.make_qty(1_000), EURUSD.make_price(1.1))
    seen = []
    for stub in (Stubs.order_submitted, Stubs.order_accepted, last):
        order.apply(stub(order))
        seen.append((order.is_open, order.is_inflight))
    assert seen == [(False, True), (True, False), (True, True)], seen
