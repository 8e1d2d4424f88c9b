"""Compares one signature of the facts with the running one: names, kinds, defaults, types."""

from types import ModuleType
from typing import Any

from extract import ir
from extract.differences import Report
from extract.facts import HIGH, Facts
from extract.running import MISSING, Running, plain_type
from extract.typetext import parse_type


def compare_parameters(
    place: str,
    parameters: list[Facts],
    running: list[Running],
    module: ModuleType,
    report: Report,
    *,
    kinds: bool = True,
) -> None:
    """Compares parameters.

    :param place: the full name of what has them
    :param parameters: those of the facts
    :param running: those of the package
    :param module: the module whose names defaults and types use
    :param kinds: whether the running side knows how parameters are passed
    """
    report.seen["signatures"] += 1
    told = [_shape(item["name"], item.get("kind", ir.ORDINARY) if kinds else "") for item in parameters]
    shown = [_shape(item.name, item.kind if kinds else "") for item in running]
    if told != shown:
        report.add("parameters", place, f"facts ({', '.join(told)}), package ({', '.join(shown)})")
        return
    for fact, item in zip(parameters, running, strict=True):
        report.seen["parameters"] += 1
        _compare_default(f"{place}({fact['name']})", fact, item, module, report)
        if "typeFrom" not in fact:
            compare_type(
                f"{place}({fact['name']})", fact.get("type"), item.annotation, item.c_type, module, report
            )


def _shape(name: str, kind: str) -> str:
    return name if kind in ("", ir.ORDINARY) else f"{name} {kind}"


def _compare_default(place: str, fact: Facts, item: Running, module: ModuleType, report: Report) -> None:
    if fact.get("kind", "").startswith("var"):
        return
    if ("default" in fact) == item.required:
        told = fact.get("default", "none")
        report.add(
            "default",
            place,
            f"facts {told}, package {'none' if item.required else item.default_text or item.default!r}",
        )
        return
    if "default" in fact:
        running = item.default if item.default is not MISSING else evaluate(item.default_text or "", module)
        if (
            item.default_text == "..."
            or not same_value(fact, "default", running, module, item.default_text, report)
        ) and item.default_text != "...":
            report.add(
                "default", place, f"facts {fact['default']}, package {item.default_text or repr(running)}"
            )


def same_value(
    fact: Facts, key: str, running: Any, module: ModuleType, running_text: str | None, report: Report
) -> bool:
    """Whether a value of the facts is the running one; what neither side can evaluate counts as not seen."""
    text = fact.get(f"{key}Value") or fact.get("resolved") or fact[key]
    # The package that is published is built for high precision.
    text = text.partition(HIGH)[0]
    value = evaluate(text, module)
    made_by = getattr(value, "default_factory", None)
    value = made_by() if callable(made_by) and not isinstance(value, dict) else value
    if running_text is not None and running_text.replace('"', "'") in (
        fact[key],
        fact[key].replace('"', "'"),
    ):
        report.seen["defaults"] += 1
        return True
    if value is MISSING or running is MISSING or text == "..." or "lambda" in text:
        report.seen["values out of sight"] += 1
        return True
    report.seen["defaults"] += 1
    if value is running or repr(value) == repr(running):
        return True
    try:
        return bool(value == running) or type(value) is type(running) and "object at 0x" in repr(value)
    except Exception:
        return False


def evaluate(text: str, module: ModuleType) -> Any:
    """The value of an expression among a module's names, or `MISSING`."""
    try:
        return eval(text, dict(vars(module)))  # noqa: S307 - text of our own facts and of the package itself
    except Exception:
        return MISSING


def compare_type(
    place: str, told: str | None, shown: Any, c_type: str | None, module: ModuleType, report: Report
) -> None:
    """Compares a type with an annotation, as text or as the object it stands for, or with a C type."""
    if shown is MISSING and c_type is None:
        return
    report.seen["types"] += 1
    if shown is MISSING and c_type and ("|" in c_type or "[" in c_type):
        shown = c_type
    if shown is MISSING:
        if plain_type(c_type or "") not in _heads(told):
            report.add("type", place, f"facts {told}, package {c_type}")
        return
    if isinstance(shown, str):
        written = parse_type(shown, c_names=True) or shown
        if written != told and parse_type(told or "", c_names=True) != written:
            report.add("type", place, f"facts {told}, package {shown}")
        return
    value = evaluate(told or "None", module)
    if value is MISSING:
        report.seen["types out of sight"] += 1
    elif value != shown and not (value is None and shown is type(None)) and repr(value) != repr(shown):
        report.add("type", place, f"facts {told}, package {shown!r}")


def _heads(told: str | None) -> set[str]:
    """The names that a C type may have for a type of the facts."""
    head = (told or "Any").removesuffix(" | None").split("[")[0].split(".")[-1]
    return {head, "object", "Any"} if head in ("Any", "object") else {head}
