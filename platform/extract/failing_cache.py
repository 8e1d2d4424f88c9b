"""What the failing calls of `facts/raised.json` on the cache, its converters and serialisers share."""

import contextlib
import importlib
import io
from types import SimpleNamespace
from typing import Any

from extract.failing import accepted, clock, the


def tick_bars(instrument: Any) -> Any:
    """Gives a cache that holds nothing but a bar of ten ticks."""
    cache = the("cache.cache.Cache")()
    price, size = instrument.make_price(1), instrument.make_qty(1)
    bar_type = the("model.data.BarType").from_str(f"{instrument.id}-10-TICK-LAST-EXTERNAL")
    cache.add_bar(the("model.data.Bar")(bar_type, price, price, price, price, size, 1, 1))
    return cache


def limit(instrument: Any, side: str = "BUY") -> Any:
    """Gives a limit order for one unit."""
    ids = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.identifiers")))
    factory = the("common.factories.OrderFactory")(ids.TraderId("T-1"), ids.StrategyId("S-1"), clock())
    sides = the("model.enums.OrderSide")
    return factory.limit(instrument.id, sides[side], instrument.make_qty(1), instrument.make_price(1))


def own_book(instrument: Any, side: str) -> Any:
    """Gives a cache whose own book holds an order that the cache does not."""
    cache = the("cache.cache.Cache")()
    cache.update_own_order_book(limit(instrument, side))
    return cache


def linked(instrument: Any, event: str, call: Any) -> None:
    """Calls with a cache and the IDs of a closed order and of the position that it is linked with."""
    cache, order = the("cache.cache.Cache")(), limit(instrument)
    position = the("model.identifiers.PositionId")("P-1")
    cache.add_order(order, position)
    accepted(order)
    stubs = the("test_kit.stubs.events.TestEventStubs")
    filled = event == "filled"
    order.apply(
        stubs.order_filled(order, instrument, position_id=position) if filled else stubs.order_canceled(order)
    )
    cache.update_order(order)
    call(cache, order.client_order_id, position)


def serializer() -> Any:
    """Gives a serialiser for JSON."""
    return the("serialization.serializer.MsgSpecSerializer")(importlib.import_module("msgspec.json"))


def unfit_row() -> Any:
    """Writes an object of a new class, whose text does not fit the column of numbers."""
    arrow = importlib.import_module("nautilus_trader.serialization.arrow.serializer")
    numbers = importlib.import_module("pyarrow")
    kind = type("Unfit", (), {"to_dict": staticmethod(lambda _item: {"a": "text"})})
    schema = numbers.schema({"a": numbers.int64()})
    arrow.register_arrow(kind, schema, arrow.make_dict_serializer(schema))
    with contextlib.redirect_stdout(io.StringIO()):  # The platform prints what Arrow says.
        return arrow.ArrowSerializer.serialize(kind())


def margin_account(events: int, transformer: str) -> Any:
    """Converts a margin account that has had some states."""
    state = the("test_kit.stubs.events.TestEventStubs").margin_account_state
    account = the("accounting.factory.AccountFactory").create(state())
    for _ in range(events - 1):
        account.apply(state())
    return the(f"cache.transformers.{transformer}")(account)


def holding(*items: Any) -> Any:
    """Gives a cache that holds instruments and orders."""
    cache = the("cache.cache.Cache")()
    for item in items:
        (cache.add_order if hasattr(item, "client_order_id") else cache.add_instrument)(item)
    return cache


def unlisted(call: Any, *orders: Any) -> None:
    """Calls with a cache that holds orders, and lists none of them."""
    cache = holding(*orders)
    cache.clear_index()
    call(cache)


def orphaned(instrument: Any, call: Any) -> None:
    """Calls with a cache that holds a flat position, whose strategy was deleted, and the position's ID."""
    cache, buy, sell = the("cache.cache.Cache")(), limit(instrument), limit(instrument, "SELL")
    stubs = the("test_kit.stubs.events.TestEventStubs")
    ids = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.identifiers")))
    position = ids.PositionId("P-1")
    cache.add_order(buy)  # lists the strategy
    for trade, order in (("1", buy), ("2", sell)):
        accepted(order)
        order.apply(
            stubs.order_filled(order, instrument, position_id=position, trade_id=ids.TradeId(trade))
        )
    made = the("model.position.Position")(instrument, buy.last_event)
    cache.add_position(made, the("model.enums.OmsType").NETTING)
    made.apply(sell.last_event)
    cache.update_position(made)
    config = the("trading.config.StrategyConfig")(strategy_id="S", order_id_tag="1")
    cache.delete_strategy(the("trading.strategy.Strategy")(config))
    call(cache, position)


def relinked(order: Any) -> None:
    """Updates an order whose venue ID isn't the one it is linked with."""
    cache = holding(accepted(order))
    cache.add_venue_order_id(order.client_order_id, the("model.identifiers.VenueOrderId")("2"))
    cache.update_order(order)


def twice_added(instrument: Any) -> None:
    """Adds a position with a virtual ID to a cache twice, for hedging."""
    cache, order = the("cache.cache.Cache")(), accepted(limit(instrument))
    stubs = the("test_kit.stubs.events.TestEventStubs")
    order.apply(
        stubs.order_filled(order, instrument, position_id=the("model.identifiers.PositionId")("P-1"))
    )
    position = the("model.position.Position")(instrument, order.last_event)
    for _ in range(2):
        cache.add_position(position, the("model.enums.OmsType").HEDGING)


def touched(instrument: Any) -> Any:
    """Gives a market-if-touched order."""
    return _orders().market_if_touched(
        instrument.id, the("model.enums.OrderSide").BUY, instrument.make_qty(1), instrument.make_price(1)
    )


def spawning(instrument: Any) -> Any:
    """Gives an order whose execution algorithm takes a number."""
    return _orders().market(
        instrument.id,
        the("model.enums.OrderSide").BUY,
        instrument.make_qty(1),
        exec_algorithm_id=the("model.identifiers.ExecAlgorithmId")("A"),
        exec_algorithm_params={"a": 1},
    )


def _orders() -> Any:
    ids = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.identifiers")))
    return the("common.factories.OrderFactory")(ids.TraderId("T-1"), ids.StrategyId("S-1"), clock())
