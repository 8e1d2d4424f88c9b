"""What a function's body shows, read once however many call it."""

import ast
from dataclasses import dataclass

from extract import ir
from extract.flow import Site, sites
from extract.local_names import assigned, given_instead_of_none, known_locals


@dataclass(frozen=True)
class Reading:
    """The body of a function, its calls and exceptions, and its local names."""

    body: list[ast.stmt]
    sites: list[Site]
    known: dict[str, ast.expr]
    assigned: set[str]
    given_instead_of_none: set[str]
    # The names that get another value in any case, not only behind a condition.
    replaced: set[str]
    # The calls, by identity, that are awaited.
    awaited: set[int]
    # Whether a call only makes a generator, so that the body runs another time.
    is_later: bool

    @classmethod
    def of(cls, function: ir.Function) -> "Reading":
        """Reads a function."""
        body = function.body()
        nodes = [item for line in body for item in ast.walk(line)]
        return cls(
            body,
            list(sites(body)),
            known_locals(body, function.parameters),
            assigned(body),
            given_instead_of_none(body),
            assigned([line for line in body if _replaces(line)]),
            {id(item.value) for item in nodes if isinstance(item, ast.Await)},
            any(isinstance(item, ast.Yield | ast.YieldFrom) for item in nodes),
        )


def _replaces(line: ast.stmt) -> bool:
    """Whether a statement gives a name another value in any case: `a = a or 0` keeps what is given."""
    match line:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.BoolOp(op=ast.Or(), values=[ast.Name(id=kept), *_])):
            return name != kept
    return isinstance(line, ast.Assign | ast.AnnAssign | ast.AugAssign)


class Readings:
    """Readings of functions, each made once."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[ir.Function, Reading]] = {}

    def of(self, function: ir.Function) -> Reading:
        """The reading of a function."""
        # The function is kept, too, so that no other takes its identity.
        if id(function) not in self._made:
            self._made[id(function)] = function, Reading.of(function)
        return self._made[id(function)][1]
