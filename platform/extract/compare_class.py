"""Compares a class: kind, bases, constructor, members in both directions, enum members, fields."""

import enum
import inspect
from types import ModuleType
from typing import Any

from extract.compare_members import compare_member
from extract.compare_signature import compare_parameters, same_value
from extract.differences import Report
from extract.facts import Facts
from extract.running import MISSING, embedded, signature, text_signature


def compare_class(place: str, facts: Facts, running: Any, module: ModuleType, report: Report) -> None:
    """Compares a class of the facts with the running one."""
    if not inspect.isclass(running):
        report.add("kind", place, f"facts {facts['kind']}, package {type(running).__name__}")
        return
    report.seen["classes"] += 1
    if facts["binding"] != "rust":
        _compare_bases(place, facts, running, report)
    if facts["kind"] == "enum" and facts["binding"] != "rust":
        _compare_enum(place, facts, running, module, report)
    elif facts["kind"] in ("config", "struct"):
        _compare_fields(place, facts, running, module, report)
    elif "constructor" in facts:
        _compare_constructor(place, facts["constructor"], running, module, report)
    members = {item["name"]: item for item in facts.get("members", []) if not item.get("instance")}
    for name, fact in members.items():
        if fact["kind"] not in ("member", "field"):
            compare_member(f"{place}.{name}", fact, running, module, report)
    fields = {item["name"] for item in facts.get("fields", [])} | {
        name for name in getattr(running, "__struct_fields__", ())
    }
    for name in vars(running):
        if (
            not name.startswith("_")
            and name not in members
            and name not in fields
            and not _is_noise(running, name)
        ):
            report.add(
                "unlisted",
                f"{place}.{name}",
                f"the package has it, the facts don't ({type(vars(running)[name]).__name__})",
            )


def _is_noise(running: type, name: str) -> bool:
    # Dataclass defaults and NamedTuple fields are parameters of the constructor.
    annotations = vars(running).get("__annotations__", {})
    if name in annotations or name in getattr(running, "_fields", ()):
        return True
    # An enum's members are compared apart; one of Rust spells each variant twice, and has a name and a value.
    is_rust_enum = any(isinstance(value, running) for value in vars(running).values())
    return isinstance(vars(running)[name], running) or (is_rust_enum and name in ("name", "value"))


def _compare_bases(place: str, facts: Facts, running: type, report: Report) -> None:
    told = [name.rsplit(".", 1)[-1] for name in facts.get("bases", [])]
    shown = [base.__name__ for base in running.__bases__ if base.__name__ not in ("object", "Generic", "ABC")]
    if "NamedTuple" in told:
        told = ["tuple" if name == "NamedTuple" else name for name in told]
    if told != shown:
        report.add("bases", place, f"facts {told}, package {shown}")


def _compare_enum(place: str, facts: Facts, running: type, module: ModuleType, report: Report) -> None:
    told = [item for item in facts.get("members", []) if item["kind"] == "member"]
    shown = dict(getattr(running, "__members__", {}))
    if [item["name"] for item in told] != list(shown):
        report.add("members", place, f"facts {[item['name'] for item in told]}, package {list(shown)}")
        return
    for item in told:
        report.seen["enum members"] += 1
        if item["value"].endswith("auto()"):
            continue
        value = shown[item["name"]].value
        plain = getattr(value, "value", value) if isinstance(value, enum.Enum) else value
        if not same_value(item, "value", plain, module, None, report):
            report.add("value", f"{place}.{item['name']}", f"facts {item['value']}, package {value!r}")


def _compare_fields(place: str, facts: Facts, running: Any, module: ModuleType, report: Report) -> None:
    told = facts.get("fields", [])
    names = list(running.__struct_fields__)
    if [item["name"] for item in told] != names:
        report.add("fields", place, f"facts {[item['name'] for item in told]}, package {names}")
        return
    shown = signature(running, False)
    if shown is not None:
        kinds = [bool(item.get("keywordOnly")) for item in told]
        if kinds != [item.kind == "keyword-only" for item in shown[0]]:
            report.add("fields", place, "keyword-only fields differ")
    defaults = running.__struct_defaults__
    positional = len(names) - len(defaults)
    for index, item in enumerate(told):
        report.seen["fields"] += 1
        default = defaults[index - positional] if index >= positional else MISSING
        required = default is MISSING or type(default).__name__ == "NoDefault" or repr(default) == "NODEFAULT"
        if required == ("default" in item):
            report.add(
                "field",
                f"{place}.{item['name']}",
                f"facts {item.get('default', 'required')}, package {default!r}",
            )
        elif not required:
            factory = getattr(default, "factory", None)
            value = factory() if factory is not None else default
            if not same_value(item, "default", value, module, None, report):
                report.add("field", f"{place}.{item['name']}", f"facts {item['default']}, package {value!r}")


def _compare_constructor(place: str, facts: Facts, running: Any, module: ModuleType, report: Report) -> None:
    found = embedded(running.__doc__, running.__name__)
    where = f"{place}.__init__"
    if found is not None and not hasattr(running.__init__, "__code__"):
        compare_parameters(where, facts["parameters"], found[0], module, report, kinds=False)
        return
    text = getattr(running, "__text_signature__", None)
    if text and type(running.__init__).__name__ == "wrapper_descriptor":
        compare_parameters(where, facts["parameters"], text_signature(text), module, report)
        return
    shown = (
        signature(running, False)
        if facts.get("generated") or not hasattr(running.__init__, "__code__")
        else signature(running.__init__, True)
    )
    if shown is None or [item.kind for item in shown[0]] == ["var-positional", "var-keyword"] != [
        item.get("kind") for item in facts["parameters"]
    ]:
        report.seen["constructors out of sight"] += 1
        return
    compare_parameters(where, facts["parameters"], shown[0], module, report)
