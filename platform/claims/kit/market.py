"""Instruments and market data for claims: one line an item, times in seconds from one fixed noon."""

from __future__ import annotations

from nautilus_trader.model.data import Bar
from nautilus_trader.model.data import BarType
from nautilus_trader.model.data import BookOrder
from nautilus_trader.model.data import OrderBookDelta
from nautilus_trader.model.data import QuoteTick
from nautilus_trader.model.data import TradeTick
from nautilus_trader.model.enums import AggressorSide
from nautilus_trader.model.enums import BookAction
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import TradeId
from nautilus_trader.model.instruments import Instrument
from nautilus_trader.test_kit.providers import TestInstrumentProvider

#: Tuesday 2 January 2024, 12:00 UTC, in nanoseconds of the epoch.
NOON = 1_704_196_800_000_000_000
SECOND = 1_000_000_000
MINUTE = 60 * SECOND

#: EUR/USD.SIM: five decimals, sizes in units of one, margin 3 %, fees 0.002 %.
EURUSD = TestInstrumentProvider.default_fx_ccy("EUR/USD")
#: One-minute bars of EUR/USD, made outside the platform.
MINUTE_BARS = BarType.from_str("EUR/USD.SIM-1-MINUTE-LAST-EXTERNAL")


def at(seconds: float) -> int:
    """Return the time so many seconds after noon, in nanoseconds of the epoch."""
    return NOON + round(seconds * SECOND)


def quote(seconds: float, bid: float, ask: float, size: float = 1_000_000, instrument: Instrument = EURUSD) -> QuoteTick:
    """Return a quote with the same size on both sides."""
    make, quantity = instrument.make_price, instrument.make_qty(size)
    return QuoteTick(instrument.id, make(bid), make(ask), quantity, quantity, at(seconds), at(seconds))


def trade(
    seconds: float,
    price: float,
    size: float = 1_000_000,
    aggressor: AggressorSide = AggressorSide.NO_AGGRESSOR,
    instrument: Instrument = EURUSD,
) -> TradeTick:
    """Return a trade; its id is made from its time."""
    now = at(seconds)
    return TradeTick(
        instrument.id,
        instrument.make_price(price),
        instrument.make_qty(size),
        aggressor,
        TradeId(str(now)),
        now,
        now,
    )


def bar(
    seconds: float,
    open_: float,
    high: float,
    low: float,
    close: float,
    volume: float = 1_000_000,
    bar_type: BarType = MINUTE_BARS,
    instrument: Instrument = EURUSD,
) -> Bar:
    """Return a bar that is stamped, on both clocks, at the given second."""
    prices = [instrument.make_price(price) for price in (open_, high, low, close)]
    return Bar(bar_type, *prices, instrument.make_qty(volume), at(seconds), at(seconds))


def level(
    seconds: float,
    side: OrderSide,
    price: float,
    size: float,
    action: BookAction = BookAction.ADD,
    instrument: Instrument = EURUSD,
) -> OrderBookDelta:
    """Return a change of one level of an order book; the level's id is made from side and price."""
    order = BookOrder(side, instrument.make_price(price), instrument.make_qty(size), int(price * 100_000) + side.value)
    return OrderBookDelta(instrument.id, action, order, 0, 0, at(seconds), at(seconds))
