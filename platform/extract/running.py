"""Reads signatures from the running package, by `inspect`, or by what Cython and Rust embed as text."""

import ast
import inspect
from dataclasses import dataclass
from typing import Any

from extract import ir
from extract.corrections import running_parameters
from extract.typetext import C_TYPES

MISSING = object()
_KINDS = {
    inspect.Parameter.POSITIONAL_ONLY: ir.POSITIONAL_ONLY,
    inspect.Parameter.POSITIONAL_OR_KEYWORD: ir.ORDINARY,
    inspect.Parameter.VAR_POSITIONAL: ir.VAR_POSITIONAL,
    inspect.Parameter.KEYWORD_ONLY: ir.KEYWORD_ONLY,
    inspect.Parameter.VAR_KEYWORD: ir.VAR_KEYWORD,
}


@dataclass
class Running:
    """One parameter as the package shows it; `default` is a value, `default_text` its source."""

    name: str
    kind: str
    default: Any = MISSING
    default_text: str | None = None
    annotation: Any = MISSING
    c_type: str | None = None

    @property
    def required(self) -> bool:
        """Whether it has no default."""
        return self.default is MISSING and self.default_text is None


def signature(function: Any, drop_first: bool) -> tuple[list[Running], Any] | None:
    """The signature that `inspect` shows.

    :param drop_first: whether the first parameter is `self` or `cls`
    :returns: parameters and the annotation of the result, or None when `inspect` sees nothing
    """
    try:
        shown = inspect.signature(function)
    except (ValueError, TypeError, NameError):
        return None
    empty = inspect.Parameter.empty
    parameters = [
        Running(
            item.name,
            _KINDS[item.kind],
            MISSING if item.default is empty else item.default,
            annotation=MISSING if item.annotation is empty else item.annotation,
        )
        for item in shown.parameters.values()
    ]
    returned = MISSING if shown.return_annotation is inspect.Signature.empty else shown.return_annotation
    return parameters[1:] if drop_first else parameters, returned


def text_signature(text: str) -> list[Running]:
    """The parameters in a text signature of Rust."""
    return [Running(item.name, item.kind, default_text=item.default) for item in running_parameters(text)]


def embedded(doc: str | None, name: str) -> tuple[list[Running], str | None] | None:
    """The signature that Cython writes into the first line of a docstring.

    :param doc: the docstring
    :param name: the name that the line must begin with
    :returns: parameters with their C types, `self` dropped, and the C type of the result
    """
    line = (doc or "").split("\n", 1)[0]
    if not line.startswith(f"{name}(") or ")" not in line:
        return None
    inside, _, tail = line[len(name) + 1 :].rpartition(")")
    if "->" in inside and " -> " not in tail:
        # The result's type has brackets of its own.
        inside, _, tail = inside.rpartition(") ->")
        tail = f" ->{tail})"
    parameters = [item for piece in split_top(inside) if (item := _piece(piece)) is not None]
    returned = tail.partition("->")[2].strip() or None
    return [item for item in parameters if item.name != "self"], returned


def split_top(text: str) -> list[str]:
    """Splits at the commas that stand in no brackets and no quotes."""
    parts, depth, quote, start = [], 0, "", 0
    for index, character in enumerate(text):
        if quote:
            quote = "" if character == quote else quote
        elif character in "'\"":
            quote = character
        elif character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return [part.strip() for part in [*parts, text[start:]] if part.strip()]


def _piece(piece: str) -> Running | None:
    if piece in ("*", "/"):
        return None
    head, equals, default = piece.partition("=")
    declared, colon, annotation = head.partition(":")
    words = declared.split()
    name = words[-1] if words else ""
    kind = (
        ir.VAR_KEYWORD
        if name.startswith("**")
        else ir.VAR_POSITIONAL
        if name.startswith("*")
        else ir.ORDINARY
    )
    c_type = " ".join(words[:-1]) or None
    return Running(
        name.lstrip("*"),
        kind,
        default_text=default.strip() if equals else None,
        annotation=annotation.strip() if colon else MISSING,
        c_type=c_type,
    )


def plain_type(text: str) -> str:
    """The head of a C type in Python's words, without what it holds: 'dict' for `dict params`."""
    base = text.split("[")[0].split(".")[-1].strip()
    return C_TYPES.get(base, base)


def plain_value(text: str) -> Any:
    """The value of a literal, or `MISSING`."""
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return MISSING
