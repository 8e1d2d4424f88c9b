"""Compares the Rust core's stub with the running core."""

from typing import Any

from extract import ir
from extract.corrections import running_parameters
from extract.pages import RUST_MODULE

_METHODS = ("method_descriptor", "builtin_function_or_method", "classmethod_descriptor", "staticmethod")


def prove(stub: ir.Module, running: Any, shown: set[str]) -> dict[str, Any]:
    """Compares the stub with the running module.

    :param stub: the stub, read
    :param running: the imported module
    :param shown: names of classes whose members stand on a page; what the stub lacks of them is added
    :returns: names absent, signatures and kinds that differ, members that are missing
    """
    result: dict[str, Any] = {"absent": [], "signatures": {}, "kinds": {}, "values": {}, "added": {}}
    for item in [*stub.functions, *stub.values, *stub.classes]:
        if not hasattr(running, item.name):
            result["absent"].append(
                {"name": item.name, "proof": f"hasattr({RUST_MODULE}, '{item.name}') is False"}
            )
    for function in stub.functions:
        found = getattr(running, function.name, None)
        _compare_signature(function.name, function, getattr(found, "__text_signature__", None), result)
    for item in stub.classes:
        if hasattr(running, item.name):
            _compare_class(item, getattr(running, item.name), item.name in shown, result)
    return result


def _compare_class(item: ir.Class, found: type, is_shown: bool, result: dict[str, Any]) -> None:
    named = [*item.functions, *item.values]
    for member in named:
        full = f"{item.name}.{member.name}"
        if member.name == "__init__":
            _compare_signature(full, member, found.__text_signature__, result)
        elif member.name.startswith("_"):
            continue
        elif not hasattr(found, member.name):
            result["absent"].append(
                {"name": full, "proof": f"hasattr({item.name}, '{member.name}') is False"}
            )
        elif isinstance(member, ir.Function):
            value = vars(found).get(member.name, getattr(found, member.name))
            running, declared = running_kind(value), "property" if member.binding == "property" else "method"
            if running in ("property", "method") and running != declared:
                result["kinds"][full] = {
                    "running": running,
                    "stub": declared,
                    "proof": f"type is {type(value).__name__}",
                }
            if running == declared == "method":
                _compare_signature(
                    full, member, getattr(value, "__text_signature__", None) or inner_signature(value), result
                )
    if is_shown:
        declared_names = {member.name for member in named}
        extra = {
            name: describe(value, found)
            for name, value in vars(found).items()
            if not name.startswith("_")
            and name not in declared_names
            and not _is_known(value, name, found, declared_names)
        }
        if extra:
            result["added"][item.name] = dict(sorted(extra.items()))
        if "Enum" in item.bases:
            _compare_values(item, found, result)


def _is_known(value: Any, name: str, found: type, declared: set[str]) -> bool:
    """Whether a member is another spelling of a declared one, or what every enum has."""
    is_member = isinstance(value, found)
    if any(isinstance(other, found) for other in vars(found).values()) and name in ("name", "value"):
        return True
    # Not all of these enums know equality, but all print their variant.
    return is_member and any(repr(vars(found).get(other)) == repr(value) for other in declared)


def _compare_values(item: ir.Class, found: type, result: dict[str, Any]) -> None:
    for member in item.values:
        running = getattr(found, member.name, None)
        if running is not None:
            value = repr(running.value) if hasattr(running, "value") else str(int(running))
            if value != member.value:
                full = f"{item.name}.{member.name}"
                result["values"][full] = {
                    "running": value,
                    "stub": member.value,
                    "proof": "value of the member",
                }


def inner_signature(value: Any) -> str | None:
    """The text signature behind a static or class method."""
    return getattr(getattr(value, "__func__", None), "__text_signature__", None)


def running_kind(value: Any) -> str:
    """'property', 'method' or 'other', by the type of what stands in the class."""
    if type(value).__name__ in ("getset_descriptor", "property"):
        return "property"
    return "method" if type(value).__name__ in _METHODS else "other"


def describe(value: Any, owner: type) -> dict[str, str]:
    """What can be said of a member that no stub declares."""
    name = type(value).__name__
    if isinstance(value, owner):
        return {"kind": "member"}
    if running_kind(value) == "property":
        return {"kind": "property"}
    kind = {"staticmethod": "static", "classmethod_descriptor": "class"}.get(name, "method")
    return {
        "kind": kind,
        "signature": getattr(value, "__text_signature__", None) or inner_signature(value) or "()",
    }


def _compare_signature(
    name: str, function: ir.Function, signature: str | None, result: dict[str, Any]
) -> None:
    if signature is None:
        return
    try:
        running = running_parameters(signature)
    except SyntaxError:
        return
    if [_essence(item) for item in running] != [_essence(item) for item in function.parameters] and _differs(
        running, function.parameters
    ):
        stub = ", ".join(
            f"{item.name}={item.default}" if item.default else item.name for item in function.parameters
        )
        result["signatures"][name] = {
            "running": signature,
            "stub": f"({stub})",
            "proof": "__text_signature__",
        }


def _essence(item: ir.Parameter) -> tuple[str, str | None]:
    return item.name, item.default


def _differs(running: list[ir.Parameter], declared: list[ir.Parameter]) -> bool:
    if [item.name for item in running] != [item.name for item in declared]:
        return True
    pairs = zip(running, declared, strict=True)
    return any(a.default != b.default and "..." not in (a.default, b.default) for a, b in pairs)
