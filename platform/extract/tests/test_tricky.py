"""The symbols that are easy to get wrong, read from the committed facts of both versions.

What each must be was read in the source and seen in the running package by hand. Only what holds in both versions
stands here, so that a release, which makes latest's facts of nightly's, finds nothing that it must retype.
"""

import json
import sys
from functools import cache
from pathlib import Path

import pytest

from extract.pages import VERSIONS, read_plan

FACTS = Path(__file__).parents[3] / "facts"
CURRENT = VERSIONS[0]
"""The version that a test runs on."""


@pytest.fixture(params=VERSIONS, autouse=True)
def version(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Runs each test on the facts of each version."""
    monkeypatch.setattr(sys.modules[__name__], "CURRENT", request.param)
    return request.param


@cache
def read(name: str, version: str) -> dict:
    file = f"nautilus_trader.{name}.json" if name else "nautilus_trader.json"
    return json.loads((FACTS / version / "api" / file).read_text(encoding="utf-8"))


def module(name: str) -> dict:
    return read(name, CURRENT)


def symbol(name: str, symbol_name: str) -> dict:
    return next(item for item in module(name)["symbols"] if item["name"] == symbol_name)


def member(name: str, dotted: str) -> dict:
    owner, _, wanted = dotted.partition(".")
    return next(item for item in symbol(name, owner)["members"] if item["name"] == wanted)


def member_names(item: dict, *kinds: str) -> list[str]:
    return [found["name"] for found in item["members"] if not kinds or found["kind"] in kinds]


def parameter_text(item: dict) -> str:
    stars = {"var-positional": "*", "var-keyword": "**"}.get(item.get("kind", ""), "")
    typed = f": {item['type']}" if "type" in item else ""
    default = f" = {item['default']}" if "default" in item else ""
    return f"{stars}{item['name']}{typed}{default}"


def written(facts: dict) -> str:
    inside = ", ".join(parameter_text(item) for item in facts["parameters"])
    return f"({inside})" + (f" -> {facts['returns']}" if "returns" in facts else "")


SIGNATURES = {
    "common.component Clock.set_time_alert": (
        "(name: str, alert_time: datetime, callback: Callable[[TimeEvent], None] = None, "
        "override: bool = False, allow_past: bool = True) -> None"
    ),
    "common.component TestClock.advance_time": "(to_time_ns: int, set_time: bool = True) -> list",
    "common.actor Actor.subscribe_order_book_deltas": (
        "(instrument_id: InstrumentId, book_type: BookType = BookType.L2_MBP, depth: int = 0, "
        "client_id: ClientId | None = None, managed: bool = True, pyo3_conversion: bool = False, "
        "params: dict[str, Any] | None = None) -> None"
    ),
    "common.actor Actor.on_instrument_close": "(update: InstrumentClose) -> None",
    "cache.cache Cache.load_order": "(client_order_id: ClientOrderId) -> Order",
    "accounting.calculators RolloverInterestCalculator.calc_overnight_rate": (
        # `object` in the signature; docstring and body say what it is.
        "(instrument_id: InstrumentId, date: date) -> Decimal"
    ),
    "model.objects Quantity.as_decimal": "() -> Decimal",
    "model.objects Currency.from_internal_map": "(code: str) -> Currency | None",
    "model.data Bar.from_raw_arrays_to_list": (
        "(bar_type: BarType, price_prec: int, size_prec: int, opens: buffer[float], highs: buffer[float], "
        "lows: buffer[float], closes: buffer[float], volumes: buffer[float], ts_events: buffer[int], "
        "ts_inits: buffer[int]) -> list[Bar]"
    ),
    "indicators.averages MovingAverageFactory.create": (
        "(period: int, ma_type: MovingAverageType, **kwargs) -> MovingAverage"
    ),
}


@pytest.mark.parametrize("place", SIGNATURES)
def test_signatures_of_methods(place: str) -> None:
    assert written(member(*place.split(" "))) == SIGNATURES[place]


FUNCTIONS = {
    "core.datetime dt_to_unix_nanos": "(dt: pd.Timestamp | str | int) -> int",
    "core.datetime secs_to_nanos": "(secs: float | Decimal) -> int",
    "serialization.base register_serializable_type": (
        "(cls: type, to_dict: Callable[[Any], dict[str, Any]], "
        "from_dict: Callable[[dict[str, Any]], Any]) -> None"
    ),
}


@pytest.mark.parametrize("place", FUNCTIONS)
def test_signatures_of_functions(place: str) -> None:
    assert written(symbol(*place.split(" "))) == FUNCTIONS[place]


CONSTRUCTORS = {
    "common.component Throttler": (
        "(name: str, limit: int, interval: timedelta, clock: Clock, output_send: Callable[[Any], None], "
        "output_drop: Callable[[Any], None] | None = None)"
    ),
    "execution.client ExecutionClient": (
        "(client_id: ClientId, venue: Venue | None, oms_type: OmsType, account_type: AccountType, "
        "base_currency: Currency | None, msgbus: MessageBus, cache: Cache, clock: Clock, "
        "config: NautilusConfig | None = None)"
    ),
    "model.objects Quantity": "(value: float, precision: int)",
    "analysis SharpeRatio": "(period: int = None)",
}


@pytest.mark.parametrize("place", CONSTRUCTORS)
def test_constructors(place: str) -> None:
    assert written(symbol(*place.split(" "))["constructor"]) == CONSTRUCTORS[place]


def shown(facts: dict) -> str:
    """The signature as pages show it: with the closer types."""
    close = [{**item, "type": item.get("detail", item.get("type", "Any"))} for item in facts["parameters"]]
    returned = facts.get("returnsDetail") or facts.get("returns")
    return written({"parameters": close, **({"returns": returned} if returned else {})})


def test_types_that_the_source_gets_wrong() -> None:
    def has(place: str) -> dict:
        return member(*place.split(" "))

    events = module("model.events.order")["symbols"]
    getters = [
        item for symbol in events for item in symbol.get("members", []) if item["name"] == "strategy_id"
    ]
    assert [item["type"] for item in getters] == ["StrategyId"] * 17
    assert has("model.data TradeTick.trade_id")["type"] == "TradeId"
    assert has("model.data OrderBookDelta.is_add")["type"] == "bool"
    assert shown(has("model.book OrderBook.best_bid_price")) == "() -> Price | None"
    assert shown(has("accounting.accounts.base Account.balances")) == "() -> dict[Currency, AccountBalance]"
    assert shown(has("cache.base CacheFacade.order")) == "(client_order_id: ClientOrderId) -> Order | None"
    assert shown(has("portfolio.base PortfolioFacade.margins_init")) == (
        "(venue: Venue) -> dict[InstrumentId, Money] | None"
    )


def test_optional_and_none(version: str) -> None:
    actor = next(item for item in module("common.actor")["symbols"] if item["name"] == "Actor")
    found = {item["name"]: item for item in actor["members"]}
    assert "depth: int = 0," in shown(found["subscribe_order_book_deltas"])
    assert "limit: int = 0, depth: int = 10," in shown(found["request_order_book_depth"])
    everything = [
        parameter
        for name in read_plan(version).pages
        for symbol in module(name.removeprefix("nautilus_trader").removeprefix("."))["symbols"]
        for holder in [symbol, symbol.get("constructor", {}), *symbol.get("members", [])]
        for parameter in holder.get("parameters", [])
        if parameter.get("default") == "None"
    ]
    types = [item.get("detail") or item.get("type") for item in everything]
    assert len(types) > 1000
    assert [
        text
        for text in types
        if text and not text.endswith("None") and text not in ("Any", "object") and "Optional[" not in text
    ] == []


def test_values_are_told() -> None:
    constants = {item["name"]: item for item in module("model.objects")["symbols"] if "resolved" in item}
    assert (
        constants["PRICE_MAX"]["resolved"] == "17014118346046.0 in high precision, 9223372036.0 in standard"
    )
    assert constants["FIXED_PRECISION"]["resolved"] == "16 in high precision, 9 in standard"
    assert member("model.enums", "RecordFlag.F_LAST")["resolved"] == "128"
    multiplier = symbol("model.instruments.crypto_future", "CryptoFuture")["constructor"]["parameters"]
    assert "Quantity.from_int(1)" in [item.get("defaultValue") for item in multiplier]
    chain = symbol("adapters.polymarket.factories", "get_polymarket_http_client")["parameters"]
    assert [item["defaultValue"] for item in chain if item["name"] == "chain_id"] == ["137"]
    assert "LogColor" in module("examples.algorithms.blank")["importError"]


def test_not_none_is_told() -> None:
    parameters = symbol("common.component", "Throttler")["constructor"]["parameters"]
    assert [item["name"] for item in parameters if item.get("nonNull")] == [
        "interval",
        "clock",
        "output_send",
    ]


def test_timer_names_is_a_property() -> None:
    facts = member("common.component", "Clock.timer_names")
    assert (facts["kind"], facts["type"]) == ("property", "list[str]")


def test_test_clock_shows_12_methods_and_2_properties() -> None:
    facts = symbol("common.component", "TestClock")
    assert len(member_names(facts, "method")) == 12
    assert member_names(facts, "property") == ["timer_names", "timer_count"]
    assert "advance_time_c" not in member_names(facts)


def test_strategy_has_all_names_of_its_ancestors_once() -> None:
    facts = symbol("trading.strategy", "Strategy")
    assert (len(member_names(facts, "method")), len(member_names(facts, "attribute"))) == (41, 8)
    groups = {group["from"].rsplit(".", 1)[1]: group["names"] for group in facts["inherited"]}
    assert list(groups) == ["Actor", "Component"]
    actor = set(member_names(symbol("common.actor", "Actor")))
    assert {"subscribe_bars", "request_bars", "on_bar", "clock", "cache"} <= actor
    assert set(groups["Actor"]) == actor - set(member_names(facts))
    assert not set(groups["Component"]) & {*actor, *member_names(facts)}
    assert actor & set(member_names(facts)) == {
        "handle_event",
        "on_order_filled",
        "on_reset",
        "on_resume",
        "on_start",
        "on_stop",
        "to_importable_config",
    }


def test_bracket_has_42_parameters() -> None:
    parameters = member("common.factories", "OrderFactory.bracket")["parameters"]
    defaults = {item["name"]: item.get("default") for item in parameters}
    assert len(parameters) == 42
    assert [name for name, default in defaults.items() if default is None] == [
        "instrument_id",
        "order_side",
        "quantity",
    ]
    assert defaults["contingency_type"] == "ContingencyType.OUO"
    assert defaults["tp_post_only"] == "True"
    assert defaults["sl_order_type"] == "OrderType.STOP_MARKET"


def test_quantity_and_money() -> None:
    facts = symbol("model.objects", "Quantity")
    statics = [item["name"] for item in facts["members"] if item.get("binding") == "static"]
    assert set(statics) == {"from_str", "from_int", "from_raw", "zero", "raw_to_f64"}
    assert member("model.objects", "Quantity.raw")["type"] == "int"
    value, currency = symbol("model.objects", "Money")["constructor"]["parameters"]
    assert (value["name"], value["typeFrom"]) == ("value", "docstring")
    assert (currency["type"], currency["nonNull"]) == ("Currency", True)
    assert member("model.objects", "Currency.from_internal_map")["binding"] == "static"


def test_c_level_twins_are_absent() -> None:
    names = member_names(symbol("model.data", "Bar"))
    assert not [name for name in names if name.endswith("_c")]


def test_bar_aggregation_lives_in_model_data() -> None:
    facts = symbol("model.data", "BarAggregation")
    assert (facts["kind"], facts["binding"], facts["bases"]) == ("enum", "enum", ["IntFlag"])
    values = {item["name"]: item["value"] for item in facts["members"]}
    assert (len(values), values["TICK"], values["RENKO"]) == (18, "1", "18")
    target = {"name": "BarAggregation", "target": "nautilus_trader.model.data.BarAggregation"}
    assert target in module("model.enums")["exports"]


def test_trigger_type_is_not_the_copy_for_type_checkers() -> None:
    values = [(item["name"], item["value"]) for item in symbol("model.enums", "TriggerType")["members"]]
    assert values == [
        ("NO_TRIGGER", "0"),
        ("DEFAULT", "1"),
        ("LAST_PRICE", "2"),
        ("MARK_PRICE", "3"),
        ("INDEX_PRICE", "4"),
        ("BID_ASK", "5"),
        ("DOUBLE_LAST", "6"),
        ("DOUBLE_BID_ASK", "7"),
        ("LAST_OR_BID_ASK", "8"),
        ("MID_POINT", "9"),
    ]


def test_core_datetime() -> None:
    names = [item["name"] for item in module("core.datetime")["symbols"]]
    assert "UNIX_EPOCH" not in names
    facts = symbol("core.datetime", "secs_to_nanos")
    assert facts["home"] == "nautilus_trader.core.nautilus_pyo3.secs_to_nanos"


def test_sharpe_ratio_has_the_running_names() -> None:
    assert written(member("analysis", "SharpeRatio.calculate_from_returns")) == (
        "(raw_returns: dict[int, float]) -> float | None"
    )
    names = member_names(symbol("analysis", "SharpeRatio"))
    assert {"name", "calculate_from_realized_pnls", "calculate_from_positions"} <= set(names)
    assert symbol("analysis", "SharpeRatio")["binding"] == "rust"


def test_backtest_engine_config() -> None:
    facts = symbol("backtest.config", "BacktestEngineConfig")
    fields = {item["name"]: item for item in facts["fields"]}
    assert len(fields) == 27
    assert list(fields)[:4] == ["environment", "trader_id", "instance_id", "cache"]
    assert list(fields)[-1] == "run_analysis"
    assert fields["environment"]["default"] == "Environment.BACKTEST"
    assert (fields["trader_id"]["type"], fields["trader_id"]["default"]) == ("TraderId", "'BACKTESTER-001'")
    assert fields["timeout_connection"]["owner"] == "nautilus_trader.system.config.NautilusKernelConfig"
    assert float(fields["timeout_connection"]["default"]) > 0
    assert fields["timeout_connection"]["constraint"] == "> 0.0"
    assert not [name for name, item in fields.items() if item.get("keywordOnly")]


def test_latency_model() -> None:
    facts = symbol("backtest.models.latency", "LatencyModel")
    base = facts["constructor"]["parameters"][0]
    assert (base["type"], base["default"], base["defaultValue"]) == (
        "int",
        "NANOSECONDS_IN_MILLISECOND",
        "1000000",
    )
    target = "nautilus_trader.backtest.models.latency.LatencyModel"
    assert {"name": "LatencyModel", "target": target} in module("backtest.models")["exports"]


def test_further_quick_checks() -> None:
    assert module("backtest.auction")["symbols"] == []
    assert "SnapshotInfo" not in [item["name"] for item in module("data.engine")["symbols"]]
    assert len(module("backtest.models")["exports"]) == 20
    is_spot = member("adapters.binance.common.enums", "BinanceAccountType.is_spot")
    assert is_spot["kind"] == "property" and is_spot.get("typeFrom") != "annotation"
    feather = symbol("persistence.catalog.parquet", "FeatherFile")
    assert written(feather["constructor"]) == "(path: str, class_name: str)"
    assert member("live.data_client", "LiveDataClient.run_after_delay")["async"] is True
    fields = symbol("backtest.config", "SimulationModuleConfig")["fields"]
    assert [(item["name"], item["keywordOnly"], "owner" in item) for item in fields] == [
        ("component_id", True, True),
        ("log_events", True, True),
        ("log_commands", True, True),
    ]


@pytest.mark.parametrize(
    "place",
    [
        "common.component Clock",
        "trading.strategy Strategy",
        "model.objects Quantity",
        "backtest.engine BacktestEngine",
    ],
)
def test_lines_of_the_source(place: str) -> None:
    # Each stands behind its class, and no two in one line.
    facts = symbol(*place.split(" "))
    lines = [item["line"] for item in facts["members"] if item["kind"] == "method" and "path" not in item]
    assert min(lines) > facts["line"]
    assert len(set(lines)) == len(lines)
