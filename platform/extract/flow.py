"""Finds the calls and the `raise` statements of a body, each with what has to hold for it to be reached."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace

from extract.logic import negated

_INNER = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


@dataclass(frozen=True)
class Test:
    """A condition that holds."""

    code: ast.expr
    # Whether it only says that an earlier `return` wasn't taken.
    past: bool = False


@dataclass(frozen=True)
class Each:
    """A turn of a loop."""

    target: ast.expr
    source: ast.expr


@dataclass(frozen=True)
class Failed:
    """An exception was caught: by name, or any; of one statement, or of several."""

    step: ast.stmt | None
    errors: tuple[str, ...]


Guard = Test | Each | Failed


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
        guards = (*guards, *_past(statement))


def _of_statement(node: ast.stmt, guards: tuple[Guard, ...]) -> Iterator[Site]:
    match node:
        case ast.If(test=test):
            yield from _calls(test, guards)
            yield from sites(node.body, (*guards, Test(test)))
            yield from sites(node.orelse, (*guards, Test(negated(test))))
        case ast.For() | ast.AsyncFor():
            yield from _calls(node.iter, guards)
            yield from sites(node.body, (*guards, Each(node.target, node.iter)))
            yield from sites(node.orelse, guards)
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
        case _ if isinstance(node, _INNER):
            pass
        case _:
            yield from _calls(node, guards)


def _of_try(node: ast.Try, guards: tuple[Guard, ...]) -> Iterator[Site]:
    swallowed = frozenset(
        name
        for handler in node.handlers
        if not _passes_on(handler)
        for name in (_names(handler.type) or ("",))
    )
    for site in sites(node.body, guards):
        yield replace(site, caught=site.caught | swallowed)
    step = node.body[0] if len(node.body) == 1 else None
    for handler in node.handlers:
        yield from sites(handler.body, (*guards, Failed(step, _names(handler.type))))
    yield from sites(node.orelse, guards)
    yield from sites(node.finalbody, guards)


def _passes_on(handler: ast.ExceptHandler) -> bool:
    """Whether a handler raises again what it caught."""
    found = [item for line in handler.body for item in ast.walk(line) if isinstance(item, ast.Raise)]
    return any(item.exc is None or getattr(item.exc, "id", "").islower() for item in found)


def _names(caught: ast.expr | None) -> tuple[str, ...]:
    """The exceptions that a handler names; none where it takes all."""
    items = caught.elts if isinstance(caught, ast.Tuple) else [] if caught is None else [caught]
    names = tuple(ast.unparse(item) for item in items)
    return () if {"Exception", "BaseException"} & set(names) else names


def _of_match(node: ast.Match, guards: tuple[Guard, ...]) -> Iterator[Site]:
    before: tuple[Guard, ...] = ()
    for case in node.cases:
        test = _pattern(node.subject, case.pattern)
        both = test if case.guard is None else ast.BoolOp(ast.And(), [test, case.guard]) if test else case.guard
        own = (Test(both),) if both is not None else ()
        yield from sites(case.body, (*guards, *before, *own))
        before = (*before, *((Test(negated(both)),) if both is not None else ()))


def _pattern(subject: ast.expr, pattern: ast.pattern) -> ast.expr | None:
    """What a pattern asks, as an expression; None where it takes anything."""
    match pattern:
        case ast.MatchAs(pattern=None):
            return None
        case ast.MatchValue(value=value):
            return ast.Compare(subject, [ast.Eq()], [value])
        case ast.MatchSingleton(value=value):
            return ast.Compare(subject, [ast.Is()], [ast.Constant(value)])
        case ast.MatchClass(cls=kind, patterns=[], kwd_patterns=[]):
            return ast.Call(ast.Name("isinstance"), [subject, kind], [])
        case ast.MatchOr(patterns=parts):
            return ast.BoolOp(ast.Or(), [_pattern(subject, part) or ast.Constant(True) for part in parts])
    return ast.Constant(...)


def _calls(node: ast.AST, guards: tuple[Guard, ...]) -> Iterator[Site]:
    if isinstance(node, _INNER):
        return
    if isinstance(node, ast.Call):
        yield Site(node, False, guards)
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, guards)


def _past(node: ast.stmt) -> list[Guard]:
    """What holds behind a statement, because it would have left otherwise. Of exceptions nothing is said."""
    match node:
        case ast.If(test=test) if _leaves(node.body):
            rest = [guard for item in node.orelse for guard in _past(item)]
            return rest if isinstance(node.body[-1], ast.Raise) else [Test(negated(test), past=True), *rest]
        case ast.For(body=[ast.If(test=test, orelse=[]) as inner]) if isinstance(inner.body[-1], ast.Return):
            search = ast.GeneratorExp(test, [ast.comprehension(node.target, node.iter, [], 0)])
            found = ast.Call(ast.Name("any"), [search], [])
            return [Test(ast.UnaryOp(ast.Not(), found), past=True)]
        case ast.Try(handlers=[handler]) if _leaves(node.body) and not _leaves(handler.body):
            step = node.body[0] if len(node.body) == 1 else None
            return [Failed(step, _names(handler.type))]
    return []


def _leaves(body: list[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[-1], ast.Return | ast.Raise | ast.Continue | ast.Break)
