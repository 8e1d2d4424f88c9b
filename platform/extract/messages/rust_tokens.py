"""Reads Rust as tokens in nested brackets: enough to find functions, macros and the texts in them."""

import re
from dataclasses import dataclass

from extract.errors import ExtractError

_TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*)
    |(?P<block>/\*)
    |(?P<raw>(?:br|cr|r)(?P<hashes>\#*)"(?P<rawtext>.*?)"(?P=hashes))
    |(?P<text>[bc]?"(?P<quoted>(?:\\.|[^"\\])*)")
    |(?P<char>b?'(?:\\(?:u\{[^}]*\}|x..|.)|[^'\\])')
    |(?P<life>'\w+)
    |(?P<name>(?:r\#)?[^\W\d]\w*)
    |(?P<number>\d[\w]*(?:\.\d\w*)?)
    |(?P<mark>::|->|=>|.)""",
    re.VERBOSE | re.DOTALL,
)
_CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True)
class Token:
    """A word, a text, a number or a mark."""

    kind: str
    text: str
    """As written; of a text in quotes what it says."""
    start: int
    end: int
    line: int


@dataclass(frozen=True)
class Group:
    """What stands between two brackets."""

    open: str
    items: "tuple[Item, ...]"
    start: int
    end: int
    line: int


Item = Token | Group


def read_rust(code: str, path: str) -> tuple[Item, ...]:
    """Reads a file.

    :raises ExtractError: naming file and line, where a bracket or a text isn't closed
    """
    stack: list[tuple[str, int, int, list[Item]]] = [("", 0, 1, [])]
    position, line = 0, 1
    while position < len(code):
        match = _TOKEN.match(code, position)
        assert match is not None  # The last alternative takes any character.
        kind, end = str(match.lastgroup), match.end()
        if kind == "block":
            end = _comment_end(code, position, path, line)
        elif kind == "mark" and match[0] == '"':
            raise ExtractError("This text has no end.", path, line)
        elif kind == "mark" and match[0] in _CLOSING:
            stack.append((match[0], position, line, []))
        elif kind == "mark" and match[0] in ")]}":
            opened, start, first, items = stack.pop()
            if not stack or _CLOSING.get(opened) != match[0]:
                raise ExtractError(f"This '{match[0]}' closes nothing.", path, line)
            stack[-1][3].append(Group(opened, tuple(items), start, end, first))
        elif kind != "space":
            stack[-1][3].append(
                Token(
                    "text" if kind in ("raw", "rawtext", "hashes", "quoted") else kind,
                    _said(match),
                    position,
                    end,
                    line,
                )
            )
        line += code.count("\n", position, end)
        position = end
    if len(stack) > 1:
        raise ExtractError(f"This '{stack[-1][0]}' isn't closed.", path, stack[-1][2])
    return tuple(stack[0][3])


def is_mark(item: Item | None, text: str) -> bool:
    """Whether an item is this mark or word."""
    return isinstance(item, Token) and item.kind in ("mark", "name") and item.text == text


def is_name(item: Item | None) -> bool:
    """Whether an item is a word."""
    return isinstance(item, Token) and item.kind == "name"


def is_group(item: Item | None, opened: str) -> bool:
    """Whether an item is in these brackets."""
    return isinstance(item, Group) and item.open == opened


def split(items: tuple[Item, ...], marks: str = ",") -> list[tuple[Item, ...]]:
    """Arguments: the items between commas."""
    parts: list[list[Item]] = [[]]
    for item in items:
        if isinstance(item, Token) and item.kind == "mark" and item.text in marks:
            parts.append([])
        else:
            parts[-1].append(item)
    return [tuple(part) for part in parts if part]


def _said(match: re.Match[str]) -> str:
    if match["rawtext"] is not None:
        return match["rawtext"]
    if match["quoted"] is None:
        return match[0]
    return _escaped(match["quoted"])


def _escaped(text: str) -> str:
    # A backslash at a line's end takes what blanks the next one begins with.
    text = re.sub(r"\\\r?\n\s*", "", text)
    return re.sub(r"\\(?:u\{([0-9a-fA-F_]+)\}|x..|.)", _escape, text, flags=re.DOTALL)


def _escape(match: re.Match[str]) -> str:
    if match[1]:
        return chr(int(match[1].replace("_", ""), 16))
    known = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}
    found = match[0][1:]
    return known.get(found, chr(int(found[1:], 16)) if found.startswith("x") else found)


def _comment_end(code: str, start: int, path: str, line: int) -> int:
    depth = 0
    for match in re.compile(r"/\*|\*/").finditer(code, start):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return match.end()
    raise ExtractError("This comment has no end.", path, line)
