"""What the failing calls of `facts/raised.json` share. The platform is imported when they need it."""

import datetime
import importlib
import tempfile
from types import SimpleNamespace
from typing import Any


def the(path: str) -> Any:
    """Gives what a dotted name below the platform's package means."""
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(f"nautilus_trader.{module}"), name)


def stamp(text: str | int) -> Any:
    """Gives a moment in UTC, from text or UNIX nanoseconds."""
    return importlib.import_module("pandas").Timestamp(text, tz="UTC")


def clock(now: int = 0) -> Any:
    """Gives a clock of backtests that stands at some nanoseconds."""
    made = the("common.component.TestClock")()
    made.set_time(now)
    return made


def alert(now: int = 0, name: str = "a", time: Any = 10**18, times: int = 1, **more: Any) -> None:
    """Sets an alert, by a time in nanoseconds."""
    ticking = clock(now)
    for _ in range(times):
        ticking.set_time_alert(name, stamp(time), _nothing, **more)


def alert_ns(now: int = 0, name: Any = "a", time: Any = 10**18, times: int = 1, **more: Any) -> None:
    """Sets an alert in nanoseconds."""
    ticking = clock(now)
    for _ in range(times):
        ticking.set_time_alert_ns(name, time, _nothing, **more)


def timer(now: int = 0, name: Any = "a", seconds: Any = 1, times: int = 1, **more: Any) -> None:
    """Sets a timer; `seconds` that are no number are its interval as they are."""
    ticking = clock(now)
    interval = datetime.timedelta(seconds=seconds) if isinstance(seconds, int) else seconds
    for _ in range(times):
        ticking.set_timer(name, interval, callback=_nothing, **more)


def timer_ns(now: int = 0, name: Any = "a", interval: Any = 10**9, times: int = 1, **more: Any) -> None:
    """Sets a timer in nanoseconds."""
    ticking = clock(now)
    start, stop = more.pop("start", 0), more.pop("stop", 0)
    for _ in range(times):
        ticking.set_timer_ns(name, interval, start, stop, _nothing, **more)


def empty_engine() -> Any:
    """Gives an engine without venues and data."""
    config = the("backtest.config.BacktestEngineConfig")
    return the("backtest.engine.BacktestEngine")(
        config(logging=the("common.config.LoggingConfig")(bypass_logging=True))
    )


def controller() -> Any:
    """Gives a controller of an engine without data."""
    engine = empty_engine()
    made = the("trading.controller.Controller")(engine.trader)
    engine.trader.add_actor(made)
    return made


def borrowing(venue: str) -> None:
    """Gives a new engine a venue with a cash account that may borrow."""
    empty_engine().add_venue(
        the("model.identifiers.Venue")(venue),
        the("model.enums.OmsType").NETTING,
        the("model.enums.AccountType").CASH,
        [the("model.objects.Money").from_str("1 USD")],
        allow_cash_borrowing=True,
    )


def kernel_of(environment: str | None, kind: str = "", name: str = "K", **more: Any) -> Any:
    """Builds a kernel for an environment, by its name; `kind` is what the names of its engines' configs begin with."""
    loop = more.pop("loop", None)
    kinds = {"data_engine": "DataEngineConfig", "risk_engine": "RiskEngineConfig", "exec_engine": "ExecEngineConfig"}
    engines = {key: the(f"config.{kind}{text}")() for key, text in kinds.items()}
    environments = the("common.Environment")
    config = the("system.config.NautilusKernelConfig")(
        environment=getattr(environments, environment or "", environment),
        trader_id=the("model.identifiers.TraderId")("T-1"),
        logging=the("common.config.LoggingConfig")(bypass_logging=True),
        **{**engines, **more},
    )
    return the("system.kernel.NautilusKernel")(name, config, loop)


def actor() -> Any:
    """Gives an actor, always of the same ID."""
    return the("common.actor.Actor")(the("common.config.ActorConfig")(component_id="A-1"))


def strategy() -> Any:
    """Gives a strategy, always of the same ID."""
    return the("trading.strategy.Strategy")(
        the("trading.config.StrategyConfig")(strategy_id="S-1", order_id_tag="1")
    )


def disposed(component: Any) -> Any:
    """Gives a component that was registered with another controller and disposed of."""
    control = controller()
    create = control.create_strategy if hasattr(component, "submit_order") else control.create_actor
    create(component, start=False)
    component.dispose()
    return component


def twice(call: Any, make: Any) -> None:
    """Calls with two objects made alike."""
    call(make())
    call(make())


def actor_config() -> Any:
    """Gives the config of an actor by names."""
    return the("common.config.ImportableActorConfig")(
        actor_path="nautilus_trader.common.actor:Actor",
        config_path="nautilus_trader.common.config:ActorConfig",
        config={"component_id": "A-9"},
    )


def strategy_config() -> Any:
    """Gives the config of a strategy by names; the class makes its own ID, as a dictionary can't hold one."""
    return the("trading.config.ImportableStrategyConfig")(
        strategy_path="nautilus_trader.examples.strategies.blank:MyStrategy",
        config_path="nautilus_trader.examples.strategies.blank:MyStrategyConfig",
        config={"instrument_id": "AUD/USD.SIM", "order_id_tag": "9"},
    )


def catalog() -> Any:
    """Gives an empty catalog."""
    return the("persistence.catalog.parquet.ParquetDataCatalog")(tempfile.mkdtemp())


def write_twice(first: list[Any], second: list[Any]) -> None:
    """Writes two lists into one catalog."""
    made = catalog()
    made.write_data(first)
    made.write_data(second)


def recorded(items: list[Any], call: Any) -> None:
    """Calls with a catalog that holds the recording of a run, and the run's ID."""
    made = catalog()
    cache = the("cache.cache.Cache")()
    cache.add_instrument(the("test_kit.providers.TestInstrumentProvider").default_fx_ccy("AUD/USD"))
    writer = the("persistence.writer.StreamingFeatherWriter")(f"{made.path}/backtest/run", cache, clock())
    for item in items:
        writer.write(item)
    writer.close()
    call(made, "run")


def pair(instrument: Any, **more: Any) -> Any:
    """Makes a currency pair like another, but for what is given."""
    names = "raw_symbol base_currency quote_currency price_precision size_precision price_increment size_increment"
    values = {name: getattr(instrument, name) for name in names.split()}
    return the("model.instruments.CurrencyPair")(
        instrument_id=instrument.id, **{**values, "ts_event": 0, "ts_init": 0, **more}
    )


def without(values: dict[str, Any], key: str) -> dict[str, Any]:
    """Gives a dictionary without a key."""
    return {name: value for name, value in values.items() if name != key}


def accepted(named_order: Any) -> Any:
    """Accepts an order under the venue's ID `1`."""
    stubs = the("test_kit.stubs.events.TestEventStubs")
    named_order.apply(stubs.order_submitted(named_order))
    named_order.apply(
        stubs.order_accepted(named_order, venue_order_id=the("model.identifiers.VenueOrderId")("1"))
    )
    return named_order


def new_order(kind: str, **more: Any) -> Any:
    """Makes an order of a class, with values that fit it but for what is given."""
    ids = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.identifiers")))
    enums = importlib.import_module("nautilus_trader.model.enums")
    one, offset = the("model.objects.Price").from_str("1.00000"), importlib.import_module("decimal").Decimal(1)
    trails, triggers = kind.startswith("Trailing"), "Stop" in kind or "Touched" in kind
    values = {
        "trader_id": ids.TraderId("T-1"),
        "strategy_id": ids.StrategyId("S-1"),
        "instrument_id": ids.InstrumentId.from_str("AUD/USD.SIM"),
        "client_order_id": ids.ClientOrderId("O-1"),
        "order_side": enums.OrderSide.BUY,
        "quantity": the("model.objects.Quantity").from_int(100),
        "init_id": the("core.uuid.UUID4")(),
        "ts_init": 0,
        **({"price": one} if "Limit" in kind and kind != "MarketToLimitOrder" else {}),
        **({"trigger_price": one, "trigger_type": enums.TriggerType.DEFAULT} if triggers else {}),
        **({"trailing_offset": offset} if trails else {}),
        **({"trailing_offset_type": enums.TrailingOffsetType.PRICE} if trails else {}),
        **({"limit_offset": offset} if kind == "TrailingStopLimitOrder" else {}),
    }
    return the(f"model.orders.{kind}")(**{**values, **more})


def bare_init(kind: str) -> Any:
    """Gives the first event of an order of a class, without the values of its type."""
    event = the("model.events.OrderInitialized")
    return event.from_dict({**event.to_dict(new_order(kind).init_event), "options": {}})


def filled(named_order: Any, instrument: Any, commission: str, trade: str = "1") -> Any:
    """Fills a tenth of an order, with a fee and a trade ID."""
    event = the("model.events.OrderFilled")
    fill = the("test_kit.stubs.events.TestEventStubs").order_filled(
        named_order, instrument, last_qty=the("model.objects.Quantity").from_int(10)
    )
    named_order.apply(
        event.from_dict({**event.to_dict(fill), "commission": commission, "trade_id": trade})
    )
    return named_order


def two_fees(kind: str, instrument: Any) -> Any:
    """Makes an order that paid fees in two currencies."""
    made = accepted(new_order(kind))
    updated = {"price": "1.00000", "event_id": the("core.uuid.UUID4")().value, "ts_event": 0, "ts_init": 0}
    shown = the("model.events.OrderInitialized").to_dict(made.init_event)
    made.apply(the("model.events.OrderUpdated").from_dict({**shown, **updated}))
    return filled(filled(made, instrument, "1 USD"), instrument, "1 EUR", "2")


def position_event(kind: str, position: Any, side: str | None = None) -> Any:
    """Makes an event of a position, with another side if one is given."""
    event = the(f"model.events.{kind}")
    made = event.create(position, position.events[-1], the("core.uuid.UUID4")(), 0)
    return made if side is None else event.from_dict({**event.to_dict(made), "side": side})


def overnight(instrument_id: str, quote_month: str = "2020-01") -> Any:
    """Asks for the rate of 1 January 2020, from a table of the Australian and the American one."""
    table = importlib.import_module("pandas").DataFrame(
        {"LOCATION": ["AUS", "USA"], "TIME": ["2020-01", quote_month], "Value": [1.0, 2.0]}
    )
    rates = the("accounting.calculators.RolloverInterestCalculator")(table)
    return rates.calc_overnight_rate(
        the("model.identifiers.InstrumentId").from_str(instrument_id), datetime.date(2020, 1, 1)
    )


def fill_model(config: dict[str, Any]) -> Any:
    """Makes the plain fill model from a config by names."""
    return the("backtest.config.FillModelFactory").create(
        the("backtest.config.ImportableFillModelConfig")(
            fill_model_path="nautilus_trader.backtest.models:FillModel",
            config_path="nautilus_trader.backtest.config:FillModelConfig",
            config=config,
        )
    )


def bet_report(order_type: str, persistence: str) -> Any:
    """Converts a current bet of Betfair."""
    msgspec = importlib.import_module("msgspec")
    types = importlib.import_module("betfair_parser.spec.betting.type_definitions")
    numbers = "averagePriceMatched sizeMatched sizeRemaining sizeLapsed sizeCancelled sizeVoided handicap"
    words = {"betId": "1", "marketId": "1.1", "side": "LAY", "status": "EXECUTABLE", "selectionId": 1}
    values = {"orderType": order_type, "persistenceType": persistence, "placedDate": "2020-01-01T00:00:00Z"}
    sizes = {"priceSize": {"price": 2.0, "size": 0.0}, "bspLiability": 10.0}
    bet = msgspec.convert(
        {**dict.fromkeys(numbers.split(), 0.0), **words, **values, **sizes},
        types.CurrentOrderSummary,
        strict=False,
    )
    ids = SimpleNamespace(**vars(importlib.import_module("nautilus_trader.model.identifiers")))
    return the("adapters.betfair.parsing.requests.bet_to_order_status_report")(
        bet,
        ids.AccountId("B-1"),
        ids.InstrumentId.from_str("1.B"),
        ids.VenueOrderId("1"),
        ids.ClientOrderId("1"),
        0,
        the("core.uuid.UUID4")(),
    )


def ib_contract(**values: Any) -> Any:
    """Makes a contract of Interactive Brokers."""
    return the("adapters.interactive_brokers.common.IBContract")(**values)


def ib_id(contract: Any) -> Any:
    """Gives the ID of a contract."""
    return the("adapters.interactive_brokers.parsing.instruments.ib_contract_to_instrument_id")(contract, "X")


def ib_ask(symbol: str, exchange: str) -> Any:
    """Gives the contract of an ID."""
    return the("adapters.interactive_brokers.parsing.instruments.instrument_id_to_ib_contract")(
        the("model.identifiers.InstrumentId").from_str(f"{symbol}.{exchange}"), exchange
    )


def floats(count: int) -> Any:
    """Gives an array of ones."""
    return importlib.import_module("numpy").ones(count)


def stamps(count: int) -> Any:
    """Gives an array of moments in nanoseconds."""
    return importlib.import_module("numpy").ones(count, dtype="uint64")


def _nothing(_event: Any) -> None:
    """Takes an event."""
