"""Compares functions, constants and re-exports of a module, and finds names that the facts lack."""

import inspect
import sys
from types import ModuleType
from typing import Any

from extract.compare_signature import compare_parameters, compare_type, same_value
from extract.differences import Report
from extract.facts import Facts
from extract.running import MISSING, embedded, signature, text_signature


def compare_function(place: str, facts: Facts, running: Any, module: ModuleType, report: Report) -> None:
    """Compares a module's function."""
    running = inspect.unwrap(running)
    if getattr(running, "__text_signature__", None) and not hasattr(running, "__code__"):
        compare_parameters(
            place, facts["parameters"], text_signature(running.__text_signature__), module, report
        )
        return
    # click's commands hold the function that they call.
    running = getattr(running, "callback", running)
    shown = signature(running, False)
    if shown is None:
        report.add("signature", place, "inspect shows no signature")
        return
    if bool(facts.get("async")) != (
        inspect.iscoroutinefunction(running) or inspect.isasyncgenfunction(running)
    ):
        report.add("async", place, f"facts {bool(facts.get('async'))}")
    compare_parameters(place, facts["parameters"], shown[0], module, report)
    if "returnsFrom" not in facts:
        compare_type(f"{place}()", facts.get("returns"), shown[1], None, module, report)
    compare_embedded(place, facts, running, module, report)


def compare_embedded(place: str, facts: Facts, running: Any, module: ModuleType, report: Report) -> None:
    """Compares C types with those in the first line of a Cython docstring, which `inspect` doesn't show."""
    name = getattr(running, "__qualname__", "").split(".")
    found = embedded(getattr(running, "__doc__", None), ".".join(name)) or embedded(
        getattr(running, "__doc__", None), name[-1]
    )
    if found is None or [item.name for item in found[0]] != [item["name"] for item in facts["parameters"]]:
        return
    for fact, item in zip(facts["parameters"], found[0], strict=True):
        # An annotation wins over the C type, and `inspect` has shown it.
        if "typeFrom" not in fact and item.c_type is not None and item.annotation is MISSING:
            compare_type(f"{place}({fact['name']})", fact.get("type"), MISSING, item.c_type, module, report)
    if found[1] and "returnsFrom" not in facts:
        compare_type(f"{place}()", facts.get("returns"), MISSING, found[1], module, report)


def compare_value(place: str, facts: Facts, running: Any, module: ModuleType, report: Report) -> None:
    """Compares a constant's value, where the facts have it."""
    if "value" in facts and not same_value(facts, "value", running, module, None, report):
        report.add("value", place, f"facts {facts['value']}, package {running!r:.200}")


def compare_exports(facts: Facts, module: ModuleType, report: Report) -> None:
    """Checks that a re-exported name is the very object that it stands for."""
    for item in facts["exports"]:
        target, _, name = item["target"].rpartition(".")
        home = sys.modules.get(target)
        report.seen["exports"] += 1
        if home is None:
            import importlib

            try:
                home = importlib.import_module(target)
            except Exception:
                continue
        if getattr(module, item["name"], None) is not getattr(home, name, module):
            report.add("export", f"{facts['module']}.{item['name']}", f"is not {item['target']}")


def unlisted(facts: Facts, module: ModuleType, report: Report) -> None:
    """Finds public names that the module defines or exports and the facts lack."""
    listed = {item["name"] for item in [*facts["symbols"], *facts["exports"]]}
    offered = set(getattr(module, "__all__", ()))
    for name, value in list(vars(module).items()):
        if name.startswith("_") or name in listed or inspect.ismodule(value):
            continue
        report.seen["names"] += 1
        own = (
            getattr(value, "__module__", None) == module.__name__ and getattr(value, "__name__", name) == name
        )
        if (
            name in offered
            or (own and (inspect.isclass(value) or callable(value)))
            or _is_own_value(name, value, module)
        ):
            report.add(
                "unlisted",
                f"{module.__name__}.{name}",
                f"the package has it, the facts don't ({type(value).__name__})",
            )


def _is_own_value(name: str, value: Any, module: ModuleType) -> bool:
    if callable(value) or type(value).__module__ == "typing":
        return False
    others = [
        vars(other) for other in list(sys.modules.values()) if other is not None and other is not module
    ]
    # `from x import NAME` makes the same object known elsewhere; small values are the same object everywhere.
    if isinstance(value, int | str | float | tuple | None):
        return not any(names.get(name, module) is value for names in others)
    return not any(found is value for names in others for found in list(names.values()))
