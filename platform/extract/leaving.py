"""What holds behind a statement, because it would have left the body otherwise. Of exceptions nothing is said."""

import ast

from extract.guards import Failed, Guard, Test
from extract.logic import any_of, negated

_YES, _NO, _RAISED = ast.Constant(True), ast.Constant(False), ast.Constant(None)


def past(node: ast.stmt) -> list[Guard]:
    """What holds behind a statement."""
    match node:
        case ast.Try(handlers=[handler]) if _leaves(node.body) and not _leaves(handler.body):
            step = node.body[0] if len(node.body) == 1 else None
            return [Failed(step, errors_of(handler.type))]
    way = _behind(node)
    return [] if way in (_YES, _NO, _RAISED) else [Test(way, past=True)]


def errors_of(caught: ast.expr | None) -> tuple[str, ...]:
    """The exceptions that a handler names; none where it takes all."""
    items = caught.elts if isinstance(caught, ast.Tuple) else [] if caught is None else [caught]
    names = tuple(ast.unparse(item) for item in items)
    return () if {"Exception", "BaseException"} & set(names) else names


def pattern_test(subject: ast.expr, pattern: ast.pattern) -> ast.expr | None:
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
            return ast.BoolOp(ast.Or(), [pattern_test(subject, part) or ast.Constant(True) for part in parts])
    return ast.Constant(...)


def _behind(node: ast.stmt) -> ast.expr:
    """When the next statement is reached: an expression, or one of the constants above."""
    match node:
        case ast.Return() | ast.Continue() | ast.Break():
            return _NO
        case ast.Raise():
            return _RAISED
        case ast.If(test=test):
            return _either(test, _through(node.body), _through(node.orelse))
        case ast.With() | ast.AsyncWith():
            return _through(node.body)
        case ast.Match():
            way = _YES
            for case in reversed(node.cases):
                test = pattern_test(node.subject, case.pattern)
                if case.guard is not None:
                    test = case.guard if test is None else ast.BoolOp(ast.And(), [test, case.guard])
                way = _through(case.body) if test is None else _either(test, _through(case.body), way)
            return way
        case ast.For(body=[ast.If(test=test, orelse=[]) as inner]) if isinstance(inner.body[-1], ast.Return):
            return ast.UnaryOp(ast.Not(), any_of(test, node.target, node.iter))
    return _YES


def _through(body: list[ast.stmt]) -> ast.expr:
    """When the end of a body is reached."""
    asked: list[ast.expr] = []
    for node in body:
        way = _behind(node)
        if way in (_NO, _RAISED):
            return way
        asked += [way] if way is not _YES else []
    return _YES if not asked else asked[0] if len(asked) == 1 else ast.BoolOp(ast.And(), asked)


def _either(test: ast.expr, yes: ast.expr, no: ast.expr) -> ast.expr:
    """When the end of a branch is reached, by what is asked and the ways through both."""
    if yes is _RAISED:
        return no
    if yes is no:
        return yes
    if no is _RAISED:
        return yes
    if yes is _YES:
        return test if no is _NO else ast.BoolOp(ast.Or(), [test, no])
    if no is _YES:
        return negated(test) if yes is _NO else ast.BoolOp(ast.Or(), [negated(test), yes])
    if yes is _NO:
        return ast.BoolOp(ast.And(), [negated(test), no])
    if no is _NO:
        return ast.BoolOp(ast.And(), [test, yes])
    both = [ast.BoolOp(ast.And(), [test, yes]), ast.BoolOp(ast.And(), [negated(test), no])]
    return ast.BoolOp(ast.Or(), both)


def _leaves(body: list[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[-1], ast.Return | ast.Raise | ast.Continue | ast.Break)
