"""What the failing calls of `facts/raised.json` on execution share; imports the platform when needed."""

import importlib
from types import SimpleNamespace
from typing import Any

from extract.failing import accepted, clock, the

_ORDER = "strategy_id instrument_id client_order_id ts_event"
_REPORTED = {
    "order_denied": f"{_ORDER} reason",
    "order_submitted": _ORDER,
    "order_rejected": f"{_ORDER} reason",
    "order_accepted": f"{_ORDER} venue_order_id",
    "order_modify_rejected": f"{_ORDER} venue_order_id reason",
    "order_cancel_rejected": f"{_ORDER} venue_order_id reason",
    "order_updated": f"{_ORDER} venue_order_id quantity price trigger_price",
    "order_canceled": f"{_ORDER} venue_order_id",
    "order_triggered": f"{_ORDER} venue_order_id",
    "order_expired": f"{_ORDER} venue_order_id",
    "order_filled": (
        f"{_ORDER} venue_order_id venue_position_id trade_id order_side order_type last_qty last_px "
        "quote_currency commission liquidity_side"
    ),
    "account_state": "balances margins reported ts_event",
}


def pair_of_aud() -> Any:
    """Gives an instrument, always the same."""
    return the("test_kit.providers.TestInstrumentProvider").default_fx_ccy("AUD/USD")


def bus() -> Any:
    """Gives a message bus of trader T-1."""
    return the("common.component.MessageBus")(the("model.identifiers.TraderId")("T-1"), clock())


def client(venue: str | None = "SIM", account: bool = True, name: str = "SIM") -> Any:
    """Gives an execution client."""
    enums = _enums()
    made = the("execution.client.ExecutionClient")(
        the("model.identifiers.ClientId")(name),
        None if venue is None else the("model.identifiers.Venue")(venue),
        enums.OmsType.NETTING,
        enums.AccountType.CASH,
        None,
        bus(),
        the("cache.cache.Cache")(),
        clock(),
    )
    if account:
        made._set_account_id(the("model.identifiers.AccountId")("SIM-1"))
    return made


def reported(event: str, by: Any = None, **changed: Any) -> None:
    """Has a client report something, with arguments that fit but for those given."""
    ids, enums, instrument = _ids(), _enums(), pair_of_aud()
    values = {
        "strategy_id": ids.StrategyId("S-1"),
        "instrument_id": instrument.id,
        "client_order_id": ids.ClientOrderId("O-1"),
        "venue_order_id": ids.VenueOrderId("1"),
        "venue_position_id": None,
        "trade_id": ids.TradeId("1"),
        "order_side": enums.OrderSide.BUY,
        "order_type": enums.OrderType.MARKET,
        "quantity": instrument.make_qty(1),
        "last_qty": instrument.make_qty(1),
        "price": None,
        "trigger_price": None,
        "last_px": instrument.make_price(1),
        "quote_currency": instrument.quote_currency,
        "commission": the("model.objects.Money").from_str("0 USD"),
        "liquidity_side": enums.LiquiditySide.TAKER,
        "reason": "none",
        "balances": [],
        "margins": [],
        "reported": True,
        "ts_event": 0,
    }
    given = {name: values[name] for name in _REPORTED[event].split()}
    getattr(by or client(), f"generate_{event}")(**{**given, **changed})


def updated_again(venue_order_id: str) -> None:
    """Reports a change under a venue's ID, of an order that the cache knows under the ID `1`."""
    ids, made = _ids(), client()
    made._cache.add_venue_order_id(ids.ClientOrderId("O-1"), ids.VenueOrderId("1"))
    reported("order_updated", made, venue_order_id=ids.VenueOrderId(venue_order_id))


def drawn(kind: str = "limit", side: str = "BUY", **more: Any) -> Any:
    """Makes an order for 1000 units; values of enums and IDs of algorithms are given by name."""
    ids, enums, instrument = _ids(), _enums(), pair_of_aud()
    makers = {"emulation_trigger": enums.TriggerType, "time_in_force": enums.TimeInForce}
    prices = {"limit": {"price": 1}, "stop_market": {"trigger_price": 1}}.get(kind, {})
    for name, value in more.items():
        if name == "exec_algorithm_id":
            more[name] = ids.ExecAlgorithmId(value)
        elif name in makers:
            more[name] = makers[name][value]
    factory = the("common.factories.OrderFactory")(ids.TraderId("T-1"), ids.StrategyId("S-1"), clock())
    return getattr(factory, kind)(
        instrument.id,
        enums.OrderSide[side],
        instrument.make_qty(1000),
        **{**{name: instrument.make_price(value) for name, value in prices.items()}, **more},
    )


def algorithm(start: bool = False) -> Any:
    """Gives an algorithm that is registered, and may run."""
    made, own_bus, cache = the("execution.algorithm.ExecAlgorithm")(), bus(), the("cache.cache.Cache")()
    portfolio = the("portfolio.portfolio.Portfolio")(own_bus, cache, clock())
    made.register(own_bus.trader_id, portfolio, own_bus, cache, clock())
    if start:
        made.start()
    return made


def primary(**more: Any) -> Any:
    """Makes a market order for the algorithm."""
    return drawn("market", exec_algorithm_id="ExecAlgorithm", **more)


def algorithm_on(shared: Any) -> None:
    """Registers an algorithm on a bus."""
    cache = the("cache.cache.Cache")()
    portfolio = the("portfolio.portfolio.Portfolio")(shared, cache, clock())
    the("execution.algorithm.ExecAlgorithm")().register(shared.trader_id, portfolio, shared, cache, clock())


def submit(order: Any) -> Any:
    """Makes the command to submit an order."""
    return the("execution.messages.SubmitOrder")(order.trader_id, order.strategy_id, order, order.init_id, 0)


def submit_list(orders: list[Any]) -> Any:
    """Makes the command to submit a list of orders."""
    listed = the("model.orders.OrderList")(_ids().OrderListId("1"), orders)
    first = orders[0]
    command = the("execution.messages.SubmitOrderList")
    return command(first.trader_id, first.strategy_id, listed, first.init_id, 0)


def modify(order: Any) -> Any:
    """Makes the command to modify an order."""
    command = the("execution.messages.ModifyOrder")
    ids = (order.trader_id, order.strategy_id, order.instrument_id, order.client_order_id, None)
    return command(*ids, order.quantity, None, None, order.init_id, 0)


def emulator(*orders: Any, count: int = 1) -> Any:
    """Gives an emulator, the last of `count` on a bus, whose cache holds the instrument and some orders."""
    own_bus, cache = bus(), the("cache.cache.Cache")()
    cache.add_instrument(pair_of_aud())
    for order in orders:
        cache.add_order(order)
    portfolio = the("portfolio.portfolio.Portfolio")(own_bus, cache, clock())
    for _ in range(count):
        made = the("execution.emulator.OrderEmulator")(portfolio, own_bus, cache, clock())
    return made


def manager(*orders: Any) -> Any:
    """Gives a manager of orders without handlers, whose cache holds some orders."""
    cache = the("cache.cache.Cache")()
    for order in orders:
        cache.add_order(order)
    return the("execution.manager.OrderManager")(clock(), bus(), cache, "Manager", True)


def linked_order(contingency: str = "OTO", parent: str | None = None) -> Any:
    """Makes an accepted order that is linked with one that exists nowhere."""
    ids, enums, instrument = _ids(), _enums(), pair_of_aud()
    return accepted(
        the("model.orders.LimitOrder")(
            ids.TraderId("T-1"),
            ids.StrategyId("S-1"),
            instrument.id,
            ids.ClientOrderId("O-1"),
            enums.OrderSide.BUY,
            instrument.make_qty(1000),
            instrument.make_price(1),
            the("core.uuid.UUID4")(),
            0,
            contingency_type=enums.ContingencyType[contingency],
            order_list_id=ids.OrderListId("1"),
            linked_order_ids=[ids.ClientOrderId("NONE")],
            parent_order_id=None if parent is None else ids.ClientOrderId(parent),
        )
    )


def brought(*quotes: Any) -> None:
    """Tells an emulator, whose cache may hold quotes, of a fill that brings a trailing stop to emulate."""
    child_id, parent = _ids().ClientOrderId("NONE"), linked_order()
    child = drawn(
        "trailing_stop_market", trailing_offset=1, emulation_trigger="BID_ASK", client_order_id=child_id
    )
    own = emulator(parent, child)
    for quote in quotes:
        own.cache.add_quote_tick(quote)
    parent.apply(the("test_kit.stubs.events.TestEventStubs").order_filled(parent, pair_of_aud()))
    own.on_event(parent.last_event)


def follow(call: str, event: str) -> None:
    """Tells a manager of an event of an order that is linked with one that exists nowhere."""
    order = linked_order()
    stub = getattr(the("test_kit.stubs.events.TestEventStubs"), event)
    made = stub(order, pair_of_aud()) if event == "order_filled" else stub(order)
    getattr(manager(order), call)(made)


def core() -> Any:
    """Gives a matching core without orders."""
    instrument = pair_of_aud()
    made = the("execution.matching_core.MatchingCore")
    return made(instrument.id, instrument.price_increment, print, print, print)


def exec_engine(shared: Any = None) -> Any:
    """Gives an execution engine without clients."""
    return the("execution.engine.ExecutionEngine")(shared or bus(), the("cache.cache.Cache")(), clock())


def status_report(**changed: Any) -> Any:
    """Makes a report on the state of an order."""
    ids, enums, instrument = _ids(), _enums(), pair_of_aud()
    values = {
        "account_id": ids.AccountId("SIM-1"),
        "instrument_id": instrument.id,
        "venue_order_id": ids.VenueOrderId("1"),
        "order_side": enums.OrderSide.BUY,
        "order_type": enums.OrderType.LIMIT,
        "time_in_force": enums.TimeInForce.GTC,
        "order_status": enums.OrderStatus.ACCEPTED,
        "quantity": instrument.make_qty(1),
        "filled_qty": instrument.make_qty(0),
        "report_id": the("core.uuid.UUID4")(),
        **dict.fromkeys(("ts_accepted", "ts_last", "ts_init"), 0),
    }
    return the("execution.reports.OrderStatusReport")(**{**values, **changed})


def fill_report() -> Any:
    """Makes a report on a fill without a commission."""
    ids, enums, instrument = _ids(), _enums(), pair_of_aud()
    return the("execution.reports.FillReport")(
        ids.AccountId("SIM-1"),
        instrument.id,
        ids.VenueOrderId("1"),
        ids.TradeId("1"),
        enums.OrderSide.BUY,
        instrument.make_qty(1),
        instrument.make_price(1),
        None,
        enums.LiquiditySide.TAKER,
        the("core.uuid.UUID4")(),
        0,
        0,
    )


def mass_status(venue: str | None, *fills: Any) -> Any:
    """Makes a mass status with fills."""
    ids = _ids()
    named = None if venue is None else ids.Venue(venue)
    made = the("execution.reports.ExecutionMassStatus")(
        ids.ClientId("SIM"), ids.AccountId("SIM-1"), named, the("core.uuid.UUID4")(), 0
    )
    made.add_fill_reports(list(fills))
    return made


def _ids() -> Any:
    return SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.identifiers")))


def _enums() -> Any:
    return SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.enums")))
