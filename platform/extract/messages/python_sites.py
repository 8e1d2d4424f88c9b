"""Finds the messages that the functions of a Python or Cython file make."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from extract.docstring import is_exception_name
from extract.messages.checks import OWNERS, Checks
from extract.messages.function import Called, Function, Lazy
from extract.messages.record import Message, Reading, Template, template
from extract.messages.texts import percent, templates

_LOGGED = {
    "error": "error",
    "exception": "error",
    "critical": "error",
    "fatal": "error",
    "warning": "warning",
    "warn": "warning",
}
_LOGGER = re.compile(r"(?:^|[._])log(?:ger)?$", re.IGNORECASE)
_REFUSED = re.compile(r"(?:^|_)(?:deny|denied|reject(?:ed)?)(?:_|$)|^Order\w*(?:Denied|Rejected)$")
_WORDED = ("message", "msg", "reason", "detail", "error_message")
_DEEPEST = 3


@dataclass(frozen=True)
class _Site:
    """A place that makes a message: the expressions that may hold it, best first."""

    level: str
    line: int
    texts: list[ast.expr]
    error: str | None = None
    filled: list[ast.expr] | None = None
    """What fills the `%s` of the first text, for loggers of the standard library."""


class PythonSites:
    """Reads one file.

    :param functions: those of the file
    :param checks: what the platform's checks say
    """

    def __init__(self, functions: list[Function], checks: Checks) -> None:
        self._functions = functions
        self._checks = checks
        self._named = {(item.owner, item.name): item for item in functions}

    def read(self) -> Reading:
        """The messages of the file, in source order."""
        reading = Reading([])
        for function in self._functions:
            for site in self._sites(function):
                found = self._worded(site, function)
                reading.wordless += not found
                reading.messages += [
                    Message(item, site.level, site.line, function.within, site.error) for item in found
                ]
        reading.messages = list(dict.fromkeys(reading.messages))
        return reading

    def _sites(self, function: Function) -> Iterator[_Site]:
        for item in function.raised:
            yield _raised(item)
        for item in function.asserted:
            yield _Site("raise", item.line, [item.code], "AssertionError")
        if function.name == "__str__" and _is_error(function):
            yield from (_Site("raise", item.line, [item.code], function.owner) for item in function.returned)
        for call in function.calls:
            yield from self._called(call, function)

    def _called(self, call: Called, function: Function) -> Iterator[_Site]:
        if call.owner in OWNERS:
            said = self._checks.said(call.code) if isinstance(call.code, ast.Call) else []
            if function.owner not in OWNERS:
                yield from (_Site("raise", call.line, [text], error) for text, error in said)
        elif call.name in _LOGGED and _LOGGER.search(call.owner):
            positional, named = _given(call)
            yield _Site(_LOGGED[call.name], call.line, [*positional[:1], *named], None, positional[1:])
        elif call.name == "warn" and call.owner == "warnings":
            yield _Site("warning", call.line, _given(call)[0][:1])
        elif _REFUSED.search(call.name):
            positional, named = _given(call)
            level = "denied" if re.search("den(?:y|ied)", call.name, re.IGNORECASE) else "rejected"
            yield _Site(level, call.line, [*named, *positional])
        elif call.name == "__init__" and function.name == "__init__" and _is_error(function):
            yield _Site("raise", call.line, _given(call)[0], function.owner)

    def _worded(self, site: _Site, function: Function) -> list[Template]:
        for text in site.texts:
            if isinstance(text, ast.Constant) and isinstance(text.value, str) and site.filled:
                found = [percent(text.value, site.filled)]
            else:
                found = templates(
                    text, lambda node, whole: self._resolved(node, whole, function, site.line, _DEEPEST)
                )
            found = [item for item in found if item.says_something]
            if found:
                return found
        return []

    def _resolved(
        self, node: ast.expr, whole: bool, function: Function, line: int, depth: int
    ) -> list[Template] | None:
        """What a name or a call of the file gives as text."""
        values: list[Lazy] = []
        home = function
        if _is_error(function) and ast.unparse(node) in ("type(self).__name__", "self.__class__.__name__"):
            return [template([function.owner])]
        match node:
            case ast.Name(id=name) if name not in function.parameters or not whole:
                values = [item for item in function.assigned.get(name, []) if item.line < line]
            case ast.Call(func=ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name)):
                home = self._named.get((function.owner, name), function)
            case ast.Call(func=ast.Name(id=name)):
                home = self._named.get(("", name), function)
        if home is not function:
            values = home.returned
        if depth == 0 or not values:
            return None
        found: list[Template] = []
        for value in values:
            if _is_none(value.code):
                continue
            made = templates(
                value.code,
                lambda inner, all_of_it: self._resolved(inner, all_of_it, home, value.line, depth - 1),
            )
            if whole and not made:
                return None
            found += made
        return [item for item in dict.fromkeys(found) if item.parts] or None


def _raised(item: Lazy) -> _Site:
    match item.code:
        case ast.Call(func=made, args=positional, keywords=keywords):
            name = ast.unparse(made).rpartition(".")[2]
            named = [word.value for word in keywords if word.arg in _WORDED]
            return _Site("raise", item.line, [*named, *positional], name if is_exception_name(name) else None)
    return _Site("raise", item.line, [])


def _given(call: Called) -> tuple[list[ast.expr], list[ast.expr]]:
    """What a call is given by place, and what it is given as message by name."""
    if not isinstance(call.code, ast.Call):
        return [], []
    return call.code.args, [item.value for item in call.code.keywords if item.arg in _WORDED]


def _is_error(function: Function) -> bool:
    return any(base.endswith(("Error", "Exception")) for base in function.bases)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
