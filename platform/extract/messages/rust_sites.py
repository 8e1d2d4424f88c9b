"""Finds the messages that a Rust file makes."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from extract.messages.record import Message, Reading, Template, template
from extract.messages.rust_scopes import Place, Scope, places
from extract.messages.rust_texts import RustTexts, functions
from extract.messages.rust_tokens import Group, Item, Token, is_mark, is_name, read_rust, split

_LOGS = {"error": "error", "log_error": "error", "warn": "warning", "log_warn": "warning"}
_FAILS = ("bail", "anyhow", "format_err")
_PANICS = ("panic", "unreachable", "todo", "unimplemented")
# How many arguments stand before the message.
_ASSERTS = {"ensure": 1, "assert": 1, "assert_eq": 2, "assert_ne": 2}
_METHODS = {
    "expect": "panic",
    "context": "raise",
    "with_context": "raise",
    "ok_or": "raise",
    "ok_or_else": "raise",
}
_TO_PYTHON = re.compile(r"^to_py(value|type|runtime|key|io)_err$")
_ERRORS = {
    "value": "ValueError",
    "type": "TypeError",
    "runtime": "RuntimeError",
    "key": "KeyError",
    "io": "OSError",
}
_FAILED = "Condition failed"
"""What the constant `FAILED` says, which stands before the messages of checks that panic."""


class RustChecks:
    """The messages of the functions `check_…`, by their source.

    :param code: the text of `core`'s `correctness.rs`; '' where there is none
    :raises ExtractError: when it can't be read
    """

    def __init__(self, code: str, path: str) -> None:
        self._parameters = {name: given for name, given, _ in functions(read_rust(code, path))}
        self._said: dict[str, list[Template]] = {}
        if code:
            for found in _Reader(code, path, None).messages():
                if found.within in self._parameters:
                    self._said.setdefault(found.within, []).append(found.template)

    def said(self, name: str, given: list[tuple[Item, ...]], texts: RustTexts) -> list[Template]:
        """What a call of a check can say, its arguments in the place of its parameters."""
        return [texts.with_given(item, self._parameters[name], given) for item in self._said.get(name, [])]


def rust_messages(code: str, path: str, checks: RustChecks | None) -> Reading:
    """The messages of a file, in source order.

    :raises ExtractError: naming file and line, when it can't be read
    """
    reader = _Reader(code, path, checks)
    found = list(dict.fromkeys(reader.messages()))
    return Reading(found, reader.wordless)


@dataclass
class _Reader:
    code: str
    path: str
    checks: RustChecks | None
    wordless: int = 0

    def messages(self) -> Iterator[Message]:
        items = read_rust(self.code, self.path)
        texts = RustTexts(self.code, items)
        for place in places(items, Scope()):
            _remember(place, texts)
            for level, error, found in self._made(place, texts):
                if found is None or not found.says_something:
                    self.wordless += 1
                    continue
                line = place.items[place.at].line
                yield Message(found, level, line, _within(place), error)

    def _made(self, place: Place, texts: RustTexts) -> Iterator[tuple[str, str | None, Template | None]]:
        item = place.items[place.at]
        if is_mark(item, "#") and (found := _displayed(place, texts)):
            yield "raise", place.scope.owner, found
        if not isinstance(item, Token) or item.kind != "name":
            return
        if is_mark(place.near(1), "!") and isinstance(group := place.near(2), Group):
            yield from _of_macro(item.text, place, group, texts)
        elif (
            isinstance(group := place.near(1), Group)
            and group.open == "("
            and not is_mark(place.near(-1), "fn")
        ):
            yield from self._of_call(item.text, place, group, texts)

    def _of_call(
        self, name: str, place: Place, group: Group, texts: RustTexts
    ) -> Iterator[tuple[str, str | None, Template | None]]:
        names = {**place.scope.names, "FAILED": template([_FAILED])}
        first = (split(group.items) or [()])[0]
        if is_mark(place.near(-1), "."):
            if name in _METHODS:
                said = texts.said(first, names)
                if said or name in ("expect", "context"):
                    yield _METHODS[name], None, None if said and said.text == _FAILED else said
        elif kind := _TO_PYTHON.match(name):
            yield "raise", _ERRORS[kind[1]], texts.said(first, names)
        elif name == "new_err" and isinstance(error := place.near(-2), Token):
            yield "raise", error.text.removeprefix("Py"), texts.said(first, names)
        elif name.startswith("check_") and self.checks is not None:
            for said in self.checks.said(name, split(group.items), texts):
                yield "raise", None, said
        elif said := texts.said(first, place.scope.names):
            owner = place.near(-2) if is_mark(place.near(-1), "::") else None
            if name == "Err":
                yield "raise", None, said
            elif isinstance(owner, Token) and owner.text.endswith("Error"):
                yield "raise", owner.text, said


def _of_macro(
    name: str, place: Place, group: Group, texts: RustTexts
) -> Iterator[tuple[str, str | None, Template | None]]:
    if name in _LOGS:
        yield _LOGS[name], None, texts.formatted(group.items)
    elif name in _FAILS:
        yield "raise", None, texts.formatted(group.items)
    elif name in _PANICS and group.items:
        yield "panic", None, texts.formatted(group.items)
    elif name in _ASSERTS and len(arguments := split(group.items)) > _ASSERTS[name]:
        start = arguments[_ASSERTS[name]][0]
        said = tuple(item for item in group.items if item.start >= start.start)
        yield "raise" if name == "ensure" else "panic", None, texts.formatted(said)
    elif (
        name in ("write", "writeln")
        and place.scope.trait == "Display"
        and place.scope.owner.endswith("Error")
    ):
        later = tuple(item for part in split(group.items)[1:2] for item in part)
        said = tuple(item for item in group.items if later and item.start >= later[0].start)
        yield "raise", place.scope.owner, texts.formatted(said)


def _displayed(place: Place, texts: RustTexts) -> Template | None:
    """What `#[error("…")]` gives a variant."""
    match place.near(1):
        case Group(items=[Token(text="error"), Group(items=inner)]) if not is_mark(inner[0], "transparent"):
            return texts.formatted(inner)
    return None


def _within(place: Place) -> str:
    """Where a message stands; of an enum's, the variant."""
    following = place.near(2)
    if is_mark(place.items[place.at], "#"):
        at = 2
        while is_mark(following, "#"):
            at += 2
            following = place.near(at)
        if isinstance(following, Token) and is_name(following):
            return f"{place.scope.within}::{following.text}"
    return place.scope.within


def _remember(place: Place, texts: RustTexts) -> None:
    """Notes the text that `let name = …;` gives a name."""
    if not is_mark(place.items[place.at], "let"):
        return
    name, sign = place.near(1), place.near(2)
    if isinstance(name, Token) and is_mark(sign, "="):
        end = next(
            (at for at in range(place.at, len(place.items)) if is_mark(place.items[at], ";")),
            len(place.items),
        )
        said = texts.said(place.items[place.at + 3 : end], place.scope.names)
        if said:
            place.scope.names[name.text] = said
        else:
            place.scope.names.pop(name.text, None)
