"""Finds the calls and the `raise` statements of a body, each with what has to hold for it to be reached."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace

from extract.guards import Each, Failed, Guard, Test
from extract.leaving import errors_of, past, pattern_test
from extract.logic import any_of, negated

ASSERTED = ast.Name("AssertionError")
"""What a failed `assert` raises."""

_INNER = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


@dataclass(frozen=True)
class Site:
    """A call, or an exception that is raised."""

    node: ast.expr
    is_raise: bool
    guards: tuple[Guard, ...]
    # The exceptions that are caught and not passed on if they come from here; '' for all.
    caught: frozenset[str] = frozenset()


def sites(body: list[ast.stmt], guards: tuple[Guard, ...] = ()) -> Iterator[Site]:
    """The calls and exceptions of a body, in source order; functions and classes in it are left out."""
    for statement in body:
        yield from _of_statement(statement, guards)
        guards = (*guards, *past(statement))


def _of_statement(node: ast.stmt, guards: tuple[Guard, ...]) -> Iterator[Site]:
    match node:
        case ast.If(test=test):
            yield from _calls(test, guards)
            yield from sites(node.body, (*guards, Test(test)))
            yield from sites(node.orelse, (*guards, Test(negated(test))))
        case ast.For() | ast.AsyncFor():
            yield from _calls(node.iter, guards)
            yield from sites(node.body, (*guards, Each(node.target, node.iter)))
            yield from sites(node.orelse, (*guards, *_unbroken(node)))
        case ast.While(test=ast.Constant()):
            yield from sites(node.body, guards)
        case ast.While(test=test):
            yield from _calls(test, guards)
            yield from sites(node.body, (*guards, Test(test)))
        case ast.Try():
            yield from _of_try(node, guards)
        case ast.With() | ast.AsyncWith():
            for item in node.items:
                yield from _calls(item.context_expr, guards)
            yield from sites(node.body, guards)
        case ast.Match():
            yield from _of_match(node, guards)
        case ast.Raise(exc=None):
            pass
        case ast.Raise(exc=raised):
            yield Site(raised, True, guards)
        case ast.Assert(test=test):
            yield from _calls(test, guards)
            yield Site(ASSERTED, True, (*guards, Test(negated(test))))
        case _ if isinstance(node, _INNER):
            pass
        case _:
            yield from _calls(node, guards)


def _of_try(node: ast.Try, guards: tuple[Guard, ...]) -> Iterator[Site]:
    swallowed = frozenset(
        name
        for handler in node.handlers
        if not _passes_on(handler)
        for name in (errors_of(handler.type) or ("",))
    )
    for site in sites(node.body, guards):
        yield replace(site, caught=site.caught | swallowed)
    step = node.body[0] if len(node.body) == 1 else None
    for handler in node.handlers:
        yield from sites(handler.body, (*guards, Failed(step, errors_of(handler.type))))
    yield from sites(node.orelse, guards)
    yield from sites(node.finalbody, guards)


def _passes_on(handler: ast.ExceptHandler) -> bool:
    """Whether a handler raises again what it caught."""
    found = [item for line in handler.body for item in ast.walk(line) if isinstance(item, ast.Raise)]
    return any(item.exc is None or getattr(item.exc, "id", "").islower() for item in found)


def _of_match(node: ast.Match, guards: tuple[Guard, ...]) -> Iterator[Site]:
    before: tuple[Guard, ...] = ()
    for case in node.cases:
        test = pattern_test(node.subject, case.pattern)
        both = test if case.guard is None else ast.BoolOp(ast.And(), [test, case.guard]) if test else case.guard
        own = (Test(both),) if both is not None else ()
        yield from sites(case.body, (*guards, *before, *own))
        before = (*before, *((Test(negated(both)),) if both is not None else ()))


def _unbroken(node: ast.For | ast.AsyncFor) -> list[Guard]:
    """What holds behind a loop that no turn has broken off."""
    if not any(isinstance(item, ast.Break) for line in node.body for item in ast.walk(line)):
        return []
    match node.body:
        case [ast.If(test=test, body=[*_, ast.Break()], orelse=[])]:
            return [Test(ast.UnaryOp(ast.Not(), any_of(test, node.target, node.iter)))]
    return [Test(ast.Constant(...))]


def _calls(node: ast.AST, guards: tuple[Guard, ...]) -> Iterator[Site]:
    """The calls and looked up items of an expression, each behind what is asked before it in the same expression."""
    if isinstance(node, _INNER):
        return
    if isinstance(node, ast.Call) or (isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)):
        yield Site(node, False, guards)
    match node:
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield from _calls(test, guards)
            yield from _calls(body, (*guards, Test(test)))
            yield from _calls(orelse, (*guards, Test(negated(test))))
        case ast.BoolOp(op=op, values=values):
            for value in values:
                yield from _calls(value, guards)
                guards = (*guards, Test(value if isinstance(op, ast.And) else negated(value)))
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            for part in node.generators:
                yield from _calls(part.iter, guards)
                guards = (*guards, Each(part.target, part.iter), *(Test(test) for test in part.ifs))
            results = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
            for result in results:
                yield from _calls(result, guards)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _calls(child, guards)
