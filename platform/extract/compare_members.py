"""Compares methods and properties of a class."""

import inspect
from types import ModuleType
from typing import Any

from extract.compare_module import compare_embedded
from extract.compare_signature import compare_parameters, compare_type, same_value
from extract.differences import Report
from extract.facts import Facts
from extract.running import signature, text_signature

_PROPERTIES = ("property", "getset_descriptor", "member_descriptor", "cached_property")


def compare_member(place: str, fact: Facts, running: type, module: ModuleType, report: Report) -> None:
    """Compares one member of a class.

    :param place: its full name
    :param running: the class
    """
    name = fact["name"]
    if name not in vars(running):
        report.add("missing", place, f"the facts have this {fact['kind']}, the class doesn't")
        return
    report.seen["members"] += 1
    value = vars(running)[name]
    is_property = type(value).__name__ in _PROPERTIES
    if (fact["kind"] in ("property", "attribute")) != is_property:
        report.add("kind", place, f"facts {fact['kind']}, package {type(value).__name__}")
    elif fact["kind"] == "method":
        _compare_method(place, fact, value, running, module, report)
    elif fact["kind"] == "property":
        _compare_property(place, fact, value, running, module, report)
    elif (
        fact["kind"] == "constant"
        and "value" in fact
        and not same_value(fact, "value", value, module, None, report)
    ):
        report.add("value", place, f"facts {fact['value']}, package {value!r:.200}")


def _compare_property(
    place: str, fact: Facts, value: Any, running: type, module: ModuleType, report: Report
) -> None:
    getter = getattr(value, "fget", None)
    if getter is not None:
        if bool(fact.get("settable")) != (value.fset is not None):
            report.add("settable", place, "differs")
        shown = signature(getter, True)
        if shown is not None and "typeFrom" not in fact:
            compare_type(place, fact.get("type"), shown[1], None, module, report)
        return
    line = (value.__doc__ or "").split("\n", 1)[0]
    head = f"{running.__name__}.{fact['name']}: "
    if line.startswith(head) and "typeFrom" not in fact:
        compare_type(place, fact.get("type"), line.removeprefix(head), None, module, report)


def _compare_method(
    place: str, fact: Facts, value: Any, running: type, module: ModuleType, report: Report
) -> None:
    binding = {"staticmethod": "static", "classmethod": "class", "classmethod_descriptor": "class"}.get(
        type(value).__name__
    )
    if binding != fact.get("binding"):
        report.add("binding", place, f"facts {fact.get('binding')}, package {binding}")
    function = getattr(value, "__func__", value)
    text = getattr(function, "__text_signature__", None)
    if text and not hasattr(function, "__code__"):
        compare_parameters(place, fact["parameters"], text_signature(text), module, report)
        return
    function = inspect.unwrap(function)
    shown = signature(function, binding != "static")
    if shown is None:
        report.add("signature", place, "inspect shows no signature")
        return
    if bool(fact.get("async")) != (
        inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function)
    ):
        report.add("async", place, f"facts {bool(fact.get('async'))}")
    compare_parameters(place, fact["parameters"], shown[0], module, report)
    if "returnsFrom" not in fact:
        compare_type(f"{place}()", fact.get("returns"), shown[1], None, module, report)
    compare_embedded(place, fact, function, module, report)
