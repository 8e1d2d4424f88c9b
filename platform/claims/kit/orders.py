"""What claims about orders share: quotes around mid prices, a bracket, an order's events and the texts of refusals."""

from __future__ import annotations

from typing import Any

from nautilus_trader.model.data import QuoteTick
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.instruments import Instrument
from nautilus_trader.model.objects import Money
from nautilus_trader.model.orders import Order
from nautilus_trader.model.orders.list import OrderList

from kit.backtest import Run
from kit.backtest import Script
from kit.market import EURUSD
from kit.market import quote


def quotes(*mids: float, half: float = 0.0001, instrument: Instrument = EURUSD) -> list[QuoteTick]:
    """Return one quote a second, with half a spread either side of each mid price and a million on both sides."""
    return [quote(second, mid - half, mid + half, instrument=instrument) for second, mid in enumerate(mids)]


def names(order: Order) -> list[str]:
    """Return the names of an order's recorded events, without their prefix."""
    return [type(event).__name__.removeprefix("Order") for event in order.events]


def reasons(done: Run) -> list[str]:
    """Return the texts of all refusals that the first strategy was told."""
    return [event.reason for event in done.script.events if hasattr(event, "reason")]


def bracket(script: Script, side: OrderSide, quantity: float, stop: float, target: float, **arguments: Any) -> OrderList:
    """Submit a bracket with a stop and a target price, and return its list: entry, stop-loss, take-profit."""
    make = script.instrument
    legs = script.order_factory.bracket(
        instrument_id=make.id,
        order_side=side,
        quantity=make.make_qty(quantity),
        sl_trigger_price=make.make_price(stop),
        tp_price=make.make_price(target),
        **arguments,
    )
    script.submit_order_list(legs)
    script.marks["legs"] = legs.orders
    return legs


def cash(*balances: str) -> dict[str, Any]:
    """Return a venue's arguments for a cash account without a base currency; by default with 10,000 USD and no euros."""
    return {
        "account_type": AccountType.CASH,
        "base_currency": None,
        "starting_balances": [Money.from_str(text) for text in balances or ("10000 USD", "0 EUR")],
    }
