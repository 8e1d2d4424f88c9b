"""Compares documented types with the types that attributes, properties and returned values really have.

A signature is only what the source claims; some of its annotations are wrong, which only an object shows.
"""

import ast
import importlib
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from extract.differences import Report
from extract.facts import Facts
from extract.typetext import parse_type

_ANYTHING = ("Any", "object", "Iterable", "Sequence", "Mapping", "Generator", "Self")
# Methods whose names say that they change something, or could end the process.
_CHANGES = re.compile(
    r"(dispose|stop|start|run|kill|reset|fault|degrade|resume|shutdown|clear|flush|on_|handle|close|end|set_|"
    r"apply|purge|load|save|cancel|publish|register|deregister|initialize|info$|debug|warning|error|exception|"
    r"execute|build|check_residual|cache_|delete|snapshot|update|process|exec|pprint|log|request|subscribe|"
    r"unsubscribe|generate_trade|next|add|remove|from_|advance|send|submit|modify|query|connect|disconnect|.*raw)"
)

_PLAIN = tuple(
    f"nautilus_trader.{name}"
    for name in (
        "model",
        "data.messages",
        "execution.messages",
        "execution.reports",
        "indicators",
        "common.messages",
    )
)
"""Modules whose objects only hold data, so that making them does nothing else."""
_STRICT = (".identifiers",)
"""Those that end the process at a value that they don't like."""


def compare_objects(modules: list[Facts], made: list[Any], named: SimpleNamespace, report: Report) -> None:
    """Compares the members of classes with those of objects made for the purpose.

    :param modules: the facts of all modules
    :param made: the objects
    :param named: parts of a backtest, for arguments of calls
    """
    classes = {(facts["module"], symbol["name"]): symbol for facts in modules for symbol in facts["symbols"]}
    classes |= {
        tuple(symbol["home"].rsplit(".", 1)): symbol
        for facts in modules
        for symbol in facts["symbols"]
        if "home" in symbol
    }
    values = _arguments(named)
    made = [*made, *_built(modules, values)]
    found: set[tuple[str, str]] = set()
    for item in made:
        for ancestor in type(item).__mro__:
            symbol = classes.get((ancestor.__module__, ancestor.__name__))
            for member in symbol.get("members", []) if symbol else []:
                _compare(f"{ancestor.__module__}.{ancestor.__name__}", member, item, values, report, found)


def _compare(
    owner: str, member: Facts, item: Any, values: dict[str, Any], report: Report, found: set[tuple[str, str]]
) -> None:
    name = member["name"]
    is_method = member["kind"] == "method"
    told = (
        member.get("returnsDetail") or member.get("returns")
        if is_method
        else (member.get("detail") or member.get("type"))
    )
    place = f"{owner}.{name}()" if is_method else f"{owner}.{name}"
    try:
        if is_method:
            if member.get("async") or _CHANGES.match(name):
                return
            value = getattr(item, name)(*_call(member, item, values))
        elif member["kind"] in ("attribute", "property"):
            value = getattr(item, name)
        else:
            return
    except Exception:
        # What isn't ready yet, or wants other arguments, tells nothing.
        return
    if told is None:
        return
    report.seen["real types"] += 1
    if not fits(value, told):
        detail = f"facts {told}, an object has {shape(value)}"
        if (place, detail) not in found:
            found.add((place, detail))
            report.add("real", place, detail)


def _built(modules: list[Facts], values: dict[str, Any]) -> Iterator[Any]:
    """Objects of classes that hold data, made from a value for each type of their parameters."""
    for facts in modules:
        if not facts["module"].startswith(_PLAIN) or facts["module"].endswith(_STRICT):
            continue
        module = importlib.import_module(facts["module"])
        for symbol in facts["symbols"]:
            parameters = symbol.get("constructor", {}).get("parameters")
            if not parameters or symbol["kind"] not in ("class", "struct") or symbol["binding"] == "rust":
                continue
            for sparse in (False, True):
                try:
                    yield getattr(module, symbol["name"])(
                        **{
                            item["name"]: _value(item, values, sparse)
                            for item in parameters
                            if "default" not in item and not item.get("kind", "").startswith("var")
                        }
                    )
                except Exception:
                    # Not every value makes sense.
                    continue


def _value(parameter: Facts, values: dict[str, Any], sparse: bool) -> Any:
    """A value for a parameter: None where it may be and `sparse` asks for it."""
    told = parameter.get("detail") or parameter.get("type") or ""
    plain = told.removesuffix(" | None")
    return None if plain != told and (sparse or plain not in values) else values[plain]


def _arguments(named: SimpleNamespace) -> dict[str, Any]:
    from decimal import Decimal

    import pandas as pd
    from nautilus_trader.core.uuid import UUID4
    from nautilus_trader.model import currencies, data, enums, identifiers, objects

    instrument = named.instrument
    members = {
        name: next(iter(item.__members__.values()))
        for name, item in vars(enums).items()
        if isinstance(item, type) and name[:1].isupper() and getattr(item, "__members__", None)
    }
    return {
        **members,
        "UUID4": UUID4(),
        "TraderId": identifiers.TraderId("TRADER-001"),
        "ClientId": identifiers.ClientId("SIM"),
        "VenueOrderId": identifiers.VenueOrderId("V-1"),
        "TradeId": identifiers.TradeId("T-1"),
        "OrderListId": identifiers.OrderListId("L-1"),
        "ComponentId": identifiers.ComponentId("C-1"),
        "Symbol": identifiers.Symbol("AUD/USD"),
        "DataType": data.DataType(data.QuoteTick),
        "BarType": data.BarType.from_str(f"{instrument.id}-1-MINUTE-BID-INTERNAL"),
        "Order": named.cache.orders()[0],
        "Position": named.cache.positions()[0],
        "OrderFilled": next(item for item in named.events if type(item).__name__ == "OrderFilled"),
        "Money": objects.Money(1, currencies.USD),
        "str": "1",
        "bool": True,
        "bytes": b"1",
        "Any": "1",
        "object": "1",
        "list": [],
        "dict": {},
        "datetime": pd.Timestamp(1, tz="UTC"),
        "pd.Timestamp": pd.Timestamp(1, tz="UTC"),
        "timedelta": pd.Timedelta(1),
        "InstrumentId": instrument.id,
        "Venue": named.venue,
        "Price": objects.Price.from_str("1.00000"),
        "Quantity": objects.Quantity.from_int(1000),
        "Currency": currencies.USD,
        "float": 1.0,
        "int": 1,
        "OrderSide": enums.OrderSide.BUY,
        "StrategyId": identifiers.StrategyId("S-001"),
        "PriceType": enums.PriceType.MID,
        "ClientOrderId": named.cache.orders()[0].client_order_id,
        "PositionId": named.cache.positions()[0].id,
        "Instrument": instrument,
        "LiquiditySide": enums.LiquiditySide.TAKER,
        "AccountId": named.account.id,
        "PositionSide": enums.PositionSide.LONG,
        "Decimal": Decimal(1),
    }


def _call(member: Facts, item: Any, values: dict[str, Any]) -> list[Any]:
    arguments = []
    for parameter in member["parameters"]:
        if "default" in parameter or parameter.get("kind", "").startswith("var"):
            continue
        wanted = (parameter.get("detail") or parameter.get("type") or "").removesuffix(" | None")
        if wanted == type(item).__name__:
            arguments.append(item)
        elif wanted == "dict[str, Any]" and hasattr(type(item), "to_dict"):
            arguments.append(type(item).to_dict(item))
        else:
            arguments.append(values[wanted])
    return arguments


def shape(value: Any) -> str:
    """The type of a value, with that of what it holds first."""
    name = type(value).__name__
    if isinstance(value, dict) and value:
        key, held = next(iter(value.items()))
        return f"{name}[{shape(key)}, {shape(held)}]"
    if isinstance(value, list | set | tuple | frozenset) and value:
        return f"{name}[{shape(next(iter(value)))}]"
    return name


def fits(value: Any, told: str) -> bool:
    """Whether a value is of a type, as far as the type's names can tell.

    :param told: the type as the facts have it
    """
    node = ast.parse(parse_type(told, c_names=True) or told, mode="eval").body
    return _fits(value, node)


def _fits(value: Any, node: ast.expr) -> bool:
    match node:
        case ast.BinOp(left=left, right=right):
            return _fits(value, left) or _fits(value, right)
        case ast.Constant(value=None):
            return value is None
        case ast.Constant():
            return True
        case ast.Subscript(value=head, slice=inner):
            return _fits(value, head) and _holds(value, ast.unparse(head).split(".")[-1], inner)
    name = ast.unparse(node).split(".")[-1]
    if name in _ANYTHING:
        return value is not None or name in ("Any", "object")
    if name in ("Callable", "callable"):
        return callable(value)
    if name == "Literal":
        return True
    if name in ("int", "float") and isinstance(value, bool):
        return False
    # An enum's member is a number too, but that is not what one says of it.
    return name in [item.__name__ for item in type(value).__mro__]


def _holds(value: Any, head: str, inner: ast.expr) -> bool:
    if head in ("list", "set", "frozenset", "deque"):
        return all(_fits(item, inner) for item in list(value)[:5])
    if head == "dict" and isinstance(inner, ast.Tuple):
        key, held = inner.elts
        return all(_fits(a, key) and _fits(b, held) for a, b in list(value.items())[:5])
    return True
