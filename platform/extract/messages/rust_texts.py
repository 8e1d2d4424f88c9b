"""Makes templates from Rust's format strings and what fills them."""

import re
from collections.abc import Iterator

from extract.messages.record import Gap, Part, Template, one_line, template
from extract.messages.rust_tokens import Group, Item, Token, is_group, is_mark, is_name, split

_FIELD = re.compile(r"\{\{|\}\}|\{(?P<name>[^{}:]*)(?::[^{}]*)?\}")
_AS_IT_IS = ("to_string", "to_owned", "into", "as_str", "clone")

Helper = tuple[tuple[str, ...], Template]
"""The parameters of a function, and the text that it makes of them."""

Names = dict[str, Template]
"""Templates by the name of the variable or constant that holds them."""


class RustTexts:
    """Reads the texts of one file.

    :param code: the file's text, from which expressions are quoted
    :param items: what it holds; functions that only make a text are read with their callers
    """

    def __init__(self, code: str, items: tuple[Item, ...]) -> None:
        self._code = code
        self._helpers: dict[str, Helper] = {}
        for name, parameters, body in functions(items):
            if made := self.said(body.items, {}):
                self._helpers[name] = (parameters, made)

    def quoted(self, items: tuple[Item, ...]) -> str:
        """Items as the source writes them, on one line."""
        return one_line(self._code[items[0].start : items[-1].end]) if items else ""

    def formatted(self, items: tuple[Item, ...]) -> Template | None:
        """The template of what a macro like `format!` is given; fields of a log entry are passed over."""
        arguments = split(items, ",;")
        while arguments and not _is_text(arguments[0]):
            if not _is_field(arguments[0]):
                return self.said(arguments[0], {})
            arguments = arguments[1:]
        if not arguments:
            return None
        text, *given = arguments
        named = {item[0].text: self.quoted(item[2:]) for item in given if _is_named(item)}  # type: ignore[union-attr]
        placed = [self.quoted(item) for item in given if not _is_named(item)]
        return filled(str(text[0].text), placed, named)  # type: ignore[union-attr]

    def said(self, items: tuple[Item, ...], names: Names) -> Template | None:
        """The template of an expression that gives a text."""
        items = _bare(items)
        match items:
            case [Token(kind="text", text=text), *rest] if _is_kept(rest):
                return template([text])
            case [Token(kind="name", text="format"), Token(text="!"), Group(items=inner), *rest] if _is_kept(
                rest
            ):
                return self.formatted(inner)
            case [
                Token(kind="name", text="String" | "Ustr"),
                Token(text="::"),
                Token(text="from"),
                Group(items=inner),
            ]:
                return self.said(inner, names)
            case [Token(kind="name", text=name), *rest] if name in names and _is_kept(rest):
                return names[name]
            case [Token(kind="name", text="stringify"), Token(text="!"), Group(items=inner)]:
                return template([self.quoted(inner)])
            case [Group(open="{", items=inner)]:
                return self.said(inner, names)
            case [Token(kind="name", text=name), Group(open="(", items=inner)] if name in self._helpers:
                parameters, made = self._helpers[name]
                return self.with_given(made, parameters, split(inner))
        return None

    def with_given(
        self, made: Template, parameters: tuple[str, ...], given: list[tuple[Item, ...]]
    ) -> Template:
        """A function's text as a caller gets it: what it passes in the place of the parameters."""
        known: dict[str, tuple[Part, ...]] = {}
        for parameter, value in zip(parameters, given, strict=False):
            said = self.said(value, {})
            known[parameter] = said.parts if said else (Gap(self.quoted(value)),)
        return template(
            [
                new
                for part in made.parts
                for new in (known.get(part.code, (part,)) if isinstance(part, Gap) else (part,))
            ]
        )


def functions(items: tuple[Item, ...]) -> Iterator[tuple[str, tuple[str, ...], Group]]:
    """The functions at the top of a file: their names, parameters and bodies."""
    for at, item in enumerate(items):
        if not is_mark(item, "fn"):
            continue
        groups = [one for one in items[at : at + 60] if isinstance(one, Group)]
        given = next((one for one in groups if one.open == "("), None)
        body = next((one for one in groups if one.open == "{"), None)
        name = items[at + 1]
        if given and body and isinstance(name, Token):
            heads = [part[0] for part in split(given.items)]
            yield name.text, tuple(one.text for one in heads if isinstance(one, Token)), body


def filled(text: str, placed: list[str], named: dict[str, str]) -> Template:
    """A format string with what fills it.

    :param placed: expressions by place
    :param named: expressions by name
    """
    parts: list[Part] = []
    last, place = 0, 0
    for match in _FIELD.finditer(text):
        parts.append(text[last : match.start()])
        last = match.end()
        if match["name"] is None:
            parts.append(match[0][0])
            continue
        name = match["name"].strip()
        if not name:
            name, place = str(place), place + 1
        at = int(name) if name.isdigit() else len(placed)
        parts.append(Gap(placed[at] if at < len(placed) else named.get(name, name)))
    return template([*parts, text[last:]])


def _is_text(items: tuple[Item, ...]) -> bool:
    return len(items) == 1 and isinstance(items[0], Token) and items[0].kind == "text"


def _is_field(items: tuple[Item, ...]) -> bool:
    """`target: "x"`, `id = 1`, `%id`, `?id` or a bare name or path of names, as tracing takes them."""
    if is_mark(items[0], "%") or is_mark(items[0], "?"):
        return True
    return is_name(items[0]) and all(
        is_mark(item, ":") or is_mark(item, "=") or is_mark(item, ".") or is_name(item) for item in items[:2]
    )


def _is_named(items: tuple[Item, ...]) -> bool:
    return len(items) > 2 and is_name(items[0]) and is_mark(items[1], "=") and not is_mark(items[2], "=")


def _bare(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Without `&`, `move` and the parameters of a closure."""
    while items and (is_mark(items[0], "&") or is_mark(items[0], "move")):
        items = items[1:]
    if items and is_mark(items[0], "|"):
        close = next((at for at, item in enumerate(items[1:], 1) if is_mark(item, "|")), 0)
        return _bare(items[close + 1 :])
    return items


def _is_kept(rest: list[Item]) -> bool:
    """Whether what follows a text leaves it as it is: nothing, or `.to_string()` and the like."""
    while rest:
        if not (is_mark(rest[0], ".") and len(rest) > 2 and is_name(rest[1]) and is_group(rest[2], "(")):
            return False
        if rest[1].text not in _AS_IT_IS:  # type: ignore[union-attr]
            return False
        rest = rest[3:]
    return True
