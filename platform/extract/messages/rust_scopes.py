"""Finds functions, blocks of methods and attributes in a Rust file, and walks what stands in them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from extract.messages.record import Template
from extract.messages.rust_tokens import Group, Item, Token, is_group, is_mark, is_name

_TESTED = re.compile(r"\b(?:test|rstest|bench)\b|feature = \"(?:defi|hypersync|stubs|test)\"")
_ITEMS = ("fn", "mod", "impl", "struct", "enum", "use", "trait", "macro_rules", "const", "static")
_TEST_MODULES = ("tests", "test", "stubs", "testing")


@dataclass(frozen=True)
class Scope:
    """Where a piece of source stands."""

    outer: tuple[str, ...] = ()
    """Inner modules."""
    owner: str = ""
    trait: str = ""
    function: str = ""
    names: dict[str, Template] = field(default_factory=dict)
    """Texts that variables of the function hold."""

    @property
    def within(self) -> str:
        """Its name below the file's module."""
        return "::".join(part for part in (*self.outer, self.owner, self.function) if part)


@dataclass(frozen=True)
class Place:
    """An item with its neighbours."""

    items: tuple[Item, ...]
    at: int
    scope: Scope

    def near(self, offset: int) -> Item | None:
        """The item so many places on, or back."""
        place = self.at + offset
        return self.items[place] if 0 <= place < len(self.items) else None


def places(items: tuple[Item, ...], scope: Scope) -> Iterator[Place]:
    """Every item of a file in source order, tests and macros' definitions left out."""
    at = 0
    while at < len(items):
        item = items[at]
        if is_mark(item, "#") and at + 1 < len(items) and is_group(items[at + 1], "["):
            if _is_for_tests(items[at + 1]):
                at = _item_end(items, at + 2)
                continue
            yield Place(items, at, scope)
            at += 2
            continue
        if is_mark(item, "macro_rules"):
            at = _item_end(items, at)
            continue
        opened = _opened(items, at, scope)
        if opened:
            body, inner = opened
            if body is None:
                at = _item_end(items, at)
                continue
            yield from places(items[body].items, inner)  # type: ignore[union-attr]
            at = body + 1
            continue
        yield Place(items, at, scope)
        if isinstance(item, Group):
            yield from places(item.items, scope)
        at += 1


def _opened(items: tuple[Item, ...], at: int, scope: Scope) -> tuple[int | None, Scope] | None:
    """The body that a word opens, and its scope; no body if it is left out; None if it opens nothing."""
    following = items[at + 1] if at + 1 < len(items) else None
    name = following.text if isinstance(following, Token) and following.kind == "name" else ""
    body = next(
        (
            place
            for place in range(at, len(items))
            if is_group(items[place], "{") or is_mark(items[place], ";")
        ),
        None,
    )
    if body is None or not is_group(items[body], "{"):
        return None
    if is_mark(items[at], "fn") and name:
        return body, replace(scope, function=name, names={})
    if is_mark(items[at], "mod") and name:
        return (None, scope) if name in _TEST_MODULES else (body, replace(scope, outer=(*scope.outer, name)))
    if (is_mark(items[at], "trait") or is_mark(items[at], "enum")) and name:
        return body, replace(scope, owner=name, function="")
    if is_mark(items[at], "impl") and not scope.function:
        trait, owner = _header(items[at + 1 : body])
        return body, replace(scope, owner=owner, trait=trait, function="")
    return None


def _header(items: tuple[Item, ...]) -> tuple[str, str]:
    """The trait and the type of an `impl`, without what stands in angle brackets."""
    depth, words, trait = 0, [], ""
    for item in items:
        if is_mark(item, "<"):
            depth += 1
        elif is_mark(item, ">"):
            depth -= 1
        elif depth == 0 and is_mark(item, "where"):
            break
        elif depth == 0 and is_mark(item, "for"):
            trait, words = (words[-1] if words else ""), []
        elif depth == 0 and is_name(item) and not (is_mark(item, "dyn") or is_mark(item, "mut")):
            words.append(item.text)  # type: ignore[union-attr]
    return trait, words[-1] if words else ""


def _is_for_tests(group: Item) -> bool:
    if not isinstance(group, Group):
        return False
    said = words(group)
    return bool(_TESTED.search(said)) and not re.search(r"\bnot\b|^cfg_attr\b|^doc\b", said)


def words(group: Group) -> str:
    """What stands in brackets, as words with blanks between; texts in quotes."""
    parts = []
    for item in group.items:
        if isinstance(item, Group):
            parts.append(words(item))
        else:
            parts.append(f'"{item.text}"' if item.kind == "text" else item.text)
    return " ".join(parts)


def _item_end(items: tuple[Item, ...], at: int) -> int:
    """Where the next item begins."""
    whole = False
    for place in range(at, len(items)):
        item = items[place]
        whole = whole or (is_name(item) and isinstance(item, Token) and item.text in _ITEMS)
        if is_group(item, "{") or is_mark(item, ";") or (is_mark(item, ",") and not whole):
            return place + 1
    return len(items)
