"""Corrects what the Rust core's stub says by what the running package showed."""

import ast
import json
from pathlib import Path
from typing import Any

from extract import ir

Corrections = dict[str, Any]
NONE: Corrections = {"absent": [], "signatures": {}, "kinds": {}, "values": {}, "added": {}}


def read_corrections(path: Path) -> Corrections:
    """Reads the corrections of a version; a version without a file has none."""
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else NONE


def correct(module: ir.Module, corrections: Corrections) -> None:
    """Applies corrections to the stub: the running package is right.

    :param module: the stub, changed in place
    """
    gone = {item["name"] for item in corrections["absent"] if item.get("applied", True)}
    module.classes = [item for item in module.classes if item.name not in gone]
    module.functions = [item for item in module.functions if item.name not in gone]
    module.values = [item for item in module.values if item.name not in gone]
    for function in module.functions:
        _resign(function, function.name, corrections)
    for item in module.classes:
        item.functions = [other for other in item.functions if f"{item.name}.{other.name}" not in gone]
        item.values = [other for other in item.values if f"{item.name}.{other.name}" not in gone]
        for value in item.values:
            found = corrections["values"].get(f"{item.name}.{value.name}")
            if found and found.get("applied", True):
                value.value = found["running"]
        for function in item.functions:
            _resign(function, f"{item.name}.{function.name}", corrections)
            kind = corrections["kinds"].get(f"{item.name}.{function.name}")
            if kind and kind.get("applied", True):
                function.binding = "property" if kind["running"] == "property" else "instance"
        _add(item, corrections["added"].get(item.name, {}))


def _add(item: ir.Class, members: dict[str, Any]) -> None:
    for name, found in members.items():
        if not found.get("applied", True):
            continue
        if found["kind"] == "member":
            item.values.append(ir.Value(name, item.line, None, found.get("value", "...")))
            continue
        function = ir.Function(name, item.line, binding=found["kind"].replace("method", "instance"))
        if found["kind"] != "property":
            function.parameters = running_parameters(found["signature"])
        item.functions.append(function)


def _resign(function: ir.Function, name: str, corrections: Corrections) -> None:
    found = corrections["signatures"].get(name)
    if not found or not found.get("applied", True):
        return
    running = running_parameters(found["running"])
    by_name = {parameter.name: parameter for parameter in function.parameters}
    same_length = len(running) == len(function.parameters)
    for index, parameter in enumerate(running):
        declared = by_name.get(parameter.name)
        if (
            declared is None
            and same_length
            and function.parameters[index].name not in {item.name for item in running}
        ):
            # Renamed: it stands at the same place under another name.
            declared = function.parameters[index]
        if declared is not None:
            parameter.type = declared.type
            # The running package writes `...` for defaults that are no plain values.
            if parameter.default == "..." and declared.default is not None:
                parameter.default = declared.default
    function.parameters = running


def running_parameters(signature: str) -> list[ir.Parameter]:
    """Reads a text signature such as `($self, price, *, strict=True)`.

    :param signature: as the running package shows it
    :returns: its parameters without `self` and `cls`; types are unknown to it
    """
    text = signature.replace("$", "")
    arguments = ast.parse(f"def f{text}: ...").body[0].args
    plain = [*arguments.posonlyargs, *arguments.args]
    defaults = [None] * (len(plain) - len(arguments.defaults)) + list(arguments.defaults)
    result = []
    for index, (item, default) in enumerate(zip(plain, defaults, strict=True)):
        kind = ir.POSITIONAL_ONLY if index < len(arguments.posonlyargs) else ir.ORDINARY
        result.append(ir.Parameter(item.arg, kind, default=None if default is None else ast.unparse(default)))
    if result and ("$self" in signature or "$cls" in signature):
        result = result[1:]
    if arguments.vararg:
        result.append(ir.Parameter(arguments.vararg.arg, ir.VAR_POSITIONAL))
    for item, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        text = None if default is None else ast.unparse(default)
        result.append(ir.Parameter(item.arg, ir.KEYWORD_ONLY, default=text))
    if arguments.kwarg:
        result.append(ir.Parameter(arguments.kwarg.arg, ir.VAR_KEYWORD))
    return result
