"""What claims about positions share: a fill without an engine around it."""

from __future__ import annotations

from itertools import count

from nautilus_trader.common.component import TestClock
from nautilus_trader.common.factories import OrderFactory
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.events import OrderFilled
from nautilus_trader.model.identifiers import PositionId
from nautilus_trader.model.identifiers import StrategyId
from nautilus_trader.model.identifiers import TraderId
from nautilus_trader.model.instruments import Instrument
from nautilus_trader.model.objects import Money
from nautilus_trader.test_kit.stubs.events import TestEventStubs

from kit.market import at

_clock = TestClock()
_clock.set_time(at(0))
_factory = OrderFactory(TraderId("TESTER-001"), StrategyId("S-001"), clock=_clock)
_seconds = count()


def fill(
    instrument: Instrument,
    side: OrderSide,
    quantity: float,
    price: float,
    position_id: str | None = "P-1",
    commission: Money | None = None,
) -> OrderFilled:
    """Return the fill of a market order, a second after the last one; the commission is the instrument's taker fee unless given."""
    order = _factory.market(instrument.id, side, instrument.make_qty(quantity))
    filled = TestEventStubs.order_filled(
        order,
        instrument,
        position_id=PositionId(position_id) if position_id else None,
        last_px=instrument.make_price(price),
        ts_event=at(next(_seconds)),
    )
    if commission is None:
        return filled
    return OrderFilled.from_dict(OrderFilled.to_dict(filled) | {"commission": str(commission)})
