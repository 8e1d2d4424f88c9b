"""Says in words what makes a check of the platform's `Condition` class fail."""

import ast
from collections.abc import Callable

from extract.logic import negated, shortened

Phrase = tuple[str | None, str]
"""What is spoken of, in words, and what is said of it; without the first, the second is the whole."""

LACKS_KEY, NONE_OF = "lacks key", "none of"
"""Names of failures that no check of `Condition` finds, but Python itself."""

_TESTS: dict[str, Callable[[list[ast.expr]], ast.expr]] = {
    "is_true": lambda arguments: negated(arguments[0]),
    "is_false": lambda arguments: arguments[0],
    "equal": lambda arguments: ast.Compare(arguments[0], [ast.NotEq()], [arguments[1]]),
    "not_equal": lambda arguments: ast.Compare(arguments[0], [ast.Eq()], [arguments[1]]),
}

_Maker = Callable[[list[ast.expr]], Phrase]


def code(node: ast.AST) -> str:
    """An expression as inline code."""
    text = ast.unparse(node)
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def check_test(name: str, arguments: list[ast.expr]) -> ast.expr | None:
    """What fails a check that compares or asks for a truth, as an expression; None for any other check."""
    maker = _TESTS.get(name)
    return maker(arguments) if maker else None


def check_phrase(name: str, arguments: list[ast.expr]) -> Phrase | None:
    """What fails a check.

    :param name: the method of `Condition`
    :param arguments: what it is called with, by place
    :returns: None for a check that nobody has described here
    """
    maker = _PHRASES.get(name)
    return maker(arguments) if maker else None


def _simple(words: str) -> _Maker:
    return lambda arguments: (code(arguments[0]), words)


def _kind(node: ast.expr) -> str:
    kinds = node.elts if isinstance(node, ast.Tuple) else [node]
    return f"no {' or '.join(code(kind) for kind in kinds)}"


def _range(arguments: list[ast.expr]) -> Phrase:
    subject, start, end = arguments[:3]
    return code(subject), f"isn't from {code(start)} to {code(end)}"


def _dict_types(arguments: list[ast.expr]) -> Phrase:
    subject, key, value = arguments[:3]
    # Everything is an object.
    rest = "" if ast.unparse(value) == "object" else f", or a value {_kind(value)}"
    return None, f"a key of {code(subject)} is {_kind(key)}{rest}"


def _one_of(arguments: list[ast.expr]) -> Phrase:
    options = [code(item) for item in shortened(arguments[1].elts)]
    return code(arguments[0]), f"is none of {', '.join(options)}".replace("`…`", "…")


_PHRASES: dict[str, _Maker] = {
    # No checks of `Condition`, but what is looked up.
    LACKS_KEY: _simple("lacks a key that it needs"),
    NONE_OF: _one_of,
    "none": _simple("isn't None"),
    "not_none": _simple("is None"),
    "type": lambda arguments: (code(arguments[0]), f"is {_kind(arguments[1])}"),
    "type_or_none": lambda arguments: (code(arguments[0]), f"isn't None and is {_kind(arguments[1])}"),
    "callable": _simple("isn't callable"),
    "callable_or_none": _simple("isn't None and isn't callable"),
    "list_type": lambda arguments: (f"an element of {code(arguments[0])}", f"is {_kind(arguments[1])}"),
    "dict_types": _dict_types,
    "is_in": lambda arguments: (code(arguments[0]), f"isn't in {code(arguments[1])}"),
    "not_in": lambda arguments: (code(arguments[0]), f"is in {code(arguments[1])} already"),
    "not_empty": _simple("is empty"),
    "empty": _simple("isn't empty"),
    "positive": _simple("isn't positive"),
    "positive_int": _simple("isn't positive"),
    "not_negative": _simple("is negative"),
    "not_negative_int": _simple("is negative"),
    "in_range": _range,
    "in_range_int": _range,
    "valid_string": _simple("is empty or only blanks"),
}
