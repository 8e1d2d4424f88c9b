"""Checks the proofs of corrections on the running package."""

import importlib
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from extract.differences import Report
from extract.running import embedded
from extract.type_corrections import Correction

_PACKAGES = (
    "core.correctness",
    "model",
    "model.data",
    "model.enums",
    "model.events",
    "model.identifiers",
    "model.objects",
    "model.book",
    "model.tick_scheme",
    "backtest.config",
    "backtest.models",
    "execution.messages",
    "indicators",
    "indicators.fuzzy_candlesticks",
    "serialization.serializer",
    "test_kit.stubs.component",
    "test_kit.stubs.data",
    "test_kit.stubs.events",
    "test_kit.stubs.execution",
)


class Names(dict):
    """The names in proofs: parts of a backtest, and whatever the packages above offer."""

    def __missing__(self, name: str) -> Any:
        for package in _PACKAGES:
            module = importlib.import_module(f"nautilus_trader.{package}")
            if hasattr(module, name):
                return getattr(module, name)
        raise KeyError(name)


def check_proofs(corrections: list[Correction], named: SimpleNamespace, report: Report) -> None:
    """Evaluates each proof; one that isn't true is a difference.

    :param named: parts of a backtest, by the names that proofs use
    """
    names = proof_names(named)
    for item in corrections:
        report.seen["proofs"] += 1
        try:
            held = eval(item["proof"], names)  # noqa: S307 - text of our own corrections
        except Exception as error:
            held = f"{type(error).__name__}: {error}"
        if held is not True:
            report.add("proof", item["place"], f"{item['proof']} gives {held!r:.200}")


def proof_names(named: SimpleNamespace) -> Names:
    """The names that proofs may use."""
    data = importlib.import_module("nautilus_trader.model.data")
    enums = importlib.import_module("nautilus_trader.model.enums")
    objects = importlib.import_module("nautilus_trader.model.objects")
    return Names(
        vars(named),
        nautilus_trader=importlib.import_module("nautilus_trader"),
        import_module=importlib.import_module,
        msgspec=importlib.import_module("msgspec"),
        nautilus_pyo3=importlib.import_module("nautilus_trader.core.nautilus_pyo3"),
        fails=fails,
        order_event=lambda name: order_event(name, named),
        instrument_status=data.InstrumentStatus(named.instrument.id, enums.MarketStatusAction.TRADING, 1, 1),
        instrument_close=data.InstrumentClose(
            named.instrument.id,
            objects.Price.from_str("1.00000"),
            enums.InstrumentCloseType.END_OF_SESSION,
            1,
            1,
        ),
    )


def fails(call: Callable[[], Any], expected: type[BaseException]) -> bool:
    """Whether a call raises an exception of just this class."""
    try:
        call()
    except BaseException as error:
        return type(error) is expected
    return False


def order_event(name: str, named: SimpleNamespace) -> Any:
    """An event of an order: the backtest's, or one made with values for the names of its parameters."""
    events = importlib.import_module("nautilus_trader.model.events")
    made = next((item for item in named.events if type(item).__name__ == name), None)
    if made is not None:
        return made
    like = next(item for item in named.events if type(item).__name__ == "OrderAccepted")
    values = {"event_id": like.id, "reason": "NONE", "released_price": named.quotes[0].bid_price}
    shown = embedded(getattr(events, name).__doc__, name)
    assert shown is not None
    wanted = [item.name for item in shown[0] if item.default_text is None]
    return getattr(events, name)(
        **{item: values[item] if item in values else getattr(like, item) for item in wanted}
    )
