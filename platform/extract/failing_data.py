"""What the failing calls of `facts/raised.json` on data and books share; imports the platform when needed."""

from typing import Any

from extract.failing import clock, the
from extract.failing_execution import bus, drawn, pair_of_aud


def data_client(kind: str = "MarketDataClient", name: str = "X", **more: Any) -> Any:
    """Gives a client for the venue SIM; `kind` is its class."""
    ids = ("model.identifiers.ClientId", "model.identifiers.Venue")
    client_id, venue = the(ids[0])(name), the(ids[1])("SIM")
    return the(f"data.client.{kind}")(client_id, bus(), the("cache.cache.Cache")(), clock(), venue, **more)


def data_engine(*clients: Any, shared: Any = None) -> Any:
    """Gives an engine with clients."""
    made = the("data.engine.DataEngine")(shared or bus(), the("cache.cache.Cache")(), clock())
    for client in clients:
        made.register_client(client)
    return made


def data_command(kind: str, instrument_id: str = "AUD/USD.SIM") -> Any:
    """Makes a command on one instrument; `kind` is its class."""
    found = the("model.identifiers.InstrumentId").from_str(instrument_id)
    return the(f"data.messages.{kind}")(found, None, found.venue, the("core.uuid.UUID4")(), 0)


def data_request(start: Any = None, end: Any = None) -> Any:
    """Makes a request for quotes."""
    found, made = pair_of_aud().id, the("data.messages.RequestQuoteTicks")
    return made(found, start, end, 0, None, found.venue, print, the("core.uuid.UUID4")(), 0, {})


def book_command(kind: str) -> Any:
    """Makes a subscription to a book; `kind` is the class of its data."""
    found, level = pair_of_aud().id, the("model.enums.BookType").L2_MBP
    made = the("data.messages.SubscribeOrderBook")
    return made(found, the(f"model.data.{kind}"), level, None, found.venue, the("core.uuid.UUID4")(), 0)


def aggregator(kind: str = "TickBarAggregator", spec: str = "9-TICK-BID", own: Any = None) -> Any:
    """Makes an aggregator of bars; `kind` is its class."""
    instrument = pair_of_aud()
    bar_type = the("model.data.BarType").from_str(f"{instrument.id}-{spec}-INTERNAL")
    timed = [own or clock()] if kind == "TimeBarAggregator" else []
    return the(f"data.aggregation.{kind}")(instrument, bar_type, print, *timed)


def timed_bars(spec: str = "1-MINUTE-BID", own: Any = None) -> Any:
    """Makes an aggregator of bars by time."""
    return aggregator("TimeBarAggregator", spec, own)


def builder() -> Any:
    """Makes a builder of bars that has had an update, and was reset."""
    instrument = pair_of_aud()
    bar_type = the("model.data.BarType").from_str(f"{instrument.id}-1-TICK-BID-INTERNAL")
    made = the("data.aggregation.BarBuilder")(instrument, bar_type)
    made.update(instrument.make_price(1), instrument.make_qty(1), 1)
    made.reset()
    return made


def two_sided(bid: str = "1.00", ask: str = "1.10", bid_size: str = "1", ask_size: str = "2") -> Any:
    """Gives a book with one bid and one ask."""
    sides = the("model.enums.OrderSide")
    made = the("model.book.OrderBook")(pair_of_aud().id, the("model.enums.BookType").L2_MBP)
    entry = the("model.data.BookOrder")
    made.add(entry(sides.BUY, _price(bid), _size(bid_size), 1), 0)
    made.add(entry(sides.SELL, _price(ask), _size(ask_size), 2), 0)
    return made


def simulated(price_prec: int = 2, size_prec: int = 0, size: str = "3", kind: str = "limit") -> Any:
    """Simulates the fills of a buy on a book with one ask of 2 at 1.10."""
    sides = the("model.enums.OrderSide")
    factory = the("common.factories.OrderFactory")(drawn().trader_id, drawn().strategy_id, clock())
    more = {"price": _price("2.00")} if kind == "limit" else {}
    order = getattr(factory, kind)(pair_of_aud().id, sides.BUY, _size(size), **more)
    return two_sided().simulate_fills(order, price_prec, size_prec, False)


def own_orders() -> Any:
    """Gives a book of own orders without orders."""
    core = the("core.nautilus_pyo3.OwnOrderBook")
    return core(the("core.nautilus_pyo3.InstrumentId").from_str("AUD/USD.SIM"))


def tiers(*bands: Any, name: str = "T") -> Any:
    """Makes a tick scheme of price bands."""
    return the("model.tick_scheme.implementations.tiered.TieredTickScheme")(name, list(bands), 2)


def _price(text: str) -> Any:
    return the("model.objects.Price").from_str(text)


def _size(text: str) -> Any:
    return the("model.objects.Quantity").from_str(text)
