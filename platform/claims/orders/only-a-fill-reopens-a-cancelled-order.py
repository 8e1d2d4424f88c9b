"""A fill is still applied after CANCELED; any other event on a closed order raises `InvalidStateTrigger`, a fill after EXPIRED too."""

from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.core.fsm import InvalidStateTrigger
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import StrategyId
from nautilus_trader.model.identifiers import TraderId
from nautilus_trader.test_kit.stubs.events import TestEventStubs as Stubs

factory = OrderFactory(TraderId("TESTER-001"), StrategyId("S-001"), TestClock())


def closed_by(stub):
    order = factory.limit(EURUSD.id, OrderSide.BUY, EURUSD.make_qty(1_000), EURUSD.make_price(1.1))
    for step in (Stubs.order_submitted, Stubs.order_accepted, stub):
        order.apply(step(order))
    return order


cancelled = closed_by(Stubs.order_canceled)
assert type(raised(lambda: cancelled.apply(Stubs.order_accepted(cancelled)))) is InvalidStateTrigger
cancelled.apply(Stubs.order_filled(cancelled, EURUSD, last_px=EURUSD.make_price(1.1)))
assert cancelled.status_string() == "FILLED", cancelled
expired = closed_by(Stubs.order_expired)
late = Stubs.order_filled(expired, EURUSD, last_px=EURUSD.make_price(1.1))
assert type(raised(lambda: expired.apply(late))) is InvalidStateTrigger
assert expired.status_string() == "EXPIRED", expired
