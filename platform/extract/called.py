"""A function that is read for its exceptions, for itself or because another calls it, and what it raises."""

import ast
from dataclasses import dataclass, replace

from extract import ir
from extract.fixed import filled, is_fixed
from extract.guards import Each, Failed, Guard, Test
from extract.local_names import is_made
from extract.logic import names_in, replaced, speaks_of
from extract.when import When


@dataclass(frozen=True)
class Cause:
    """An exception, and when it is raised as far as that can be told."""

    error: str
    when: When | None


Target = tuple[ir.Function, str, ir.Class | None]
"""A function, its module and its class."""


@dataclass(frozen=True)
class Call:
    """A function that is read, for itself or because another calls it."""

    function: ir.Function
    module: str
    owner: ir.Class | None
    # What its parameters stand for where another calls it.
    values: dict[str, ast.expr] | None = None
    # Whether other objects' functions count, too.
    far: bool = False
    # The names that conditions may speak of, those of the outermost caller; None where any is allowed.
    speaks: frozenset[str] | None = None
    # What has to hold for the call, as the outermost caller would write it.
    outer: tuple[Guard, ...] = ()

    def shown(self, node: ast.expr, known: dict[str, ast.expr]) -> ast.expr:
        """An expression as the outermost caller would write it."""
        return unpacked(replaced(replaced(node, known), self.values or {}))

    def guards(self, guards: tuple[Guard, ...], known: dict[str, ast.expr]) -> tuple[Guard, ...] | None:
        """Guards as the outermost caller would write them; None where they can't all hold."""
        if self.values is None:
            return guards
        inner = filled(filled(guards, known) or (), self.values)
        return None if inner is None else (*self.outer, *(_unpacked_guard(item) for item in inner))

    def around(self, guards: tuple[Guard, ...], known: dict[str, ast.expr]) -> tuple[Guard, ...] | None:
        """Guards of a call that the function makes, as the outermost caller would write them; None as above."""
        return filled(guards, known) if self.values is None else self.guards(guards, known)

    def speaking(self) -> "Call":
        """The same, with conditions that speak only of what is given to it, or to its outermost caller."""
        own = {"self", *(item.name for item in self.function.parameters)}
        return self if self.speaks is not None else replace(self, speaks=frozenset(own))

    def tells(self, nodes: list[ast.expr], guards: tuple[Guard, ...]) -> bool:
        """Whether a condition speaks only of what the outermost caller knows."""
        if self.speaks is None:
            return True
        turned = [item for item in guards if isinstance(item, Each)]
        names = self.speaks.union(*(names_in(item.target) for item in turned))
        asked = [item.code for item in guards if isinstance(item, Test)]
        spoken = [*nodes, *asked, *(item.source for item in turned)]
        return not any(isinstance(item, Failed) for item in guards) and all(
            speaks_of(item, names) and not _holds_fixed(item) for item in spoken
        )


def _holds_fixed(node: ast.expr) -> bool:
    """Whether an expression compares what is the same in every call: `None is not None`."""
    compared = [item for item in ast.walk(node) if isinstance(item, ast.Compare)]
    return any(is_fixed(part.left) and all(is_fixed(item) for item in part.comparators) for part in compared)


def unpacked(node: ast.expr) -> ast.expr:
    """An expression with what objects are made of in the place of their attributes: `Order(size=a).size` as `a`."""
    return _Unpacker().visit(node)


def _unpacked_guard(guard: Guard) -> Guard:
    return Test(unpacked(guard.code), guard.past) if isinstance(guard, Test) else guard


class _Unpacker(ast.NodeTransformer):
    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        match node.value:
            case ast.Call(keywords=given) if is_made(node.value):
                return next((item.value for item in given if item.arg == node.attr), node)
        return node
