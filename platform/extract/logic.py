"""Conditions as expressions: their opposite, several at once, and their text."""

import ast
import builtins
import copy

_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
}
_MOST_OPTIONS = 5


def negated(test: ast.expr) -> ast.expr:
    """What holds where a condition doesn't."""
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            return inner
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            return ast.Compare(left, [_OPPOSITE[type(op)]()], [right])
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            return ast.BoolOp(other, [negated(item) for item in values])
        case ast.Constant(value=bool(value)):
            return ast.Constant(not value)
    return test if is_unknown(test) else ast.UnaryOp(ast.Not(), test)


def any_of(test: ast.expr, target: ast.expr, source: ast.expr) -> ast.expr:
    """A test that holds for one element at least."""
    search = ast.GeneratorExp(test, [ast.comprehension(target, source, [], 0)])
    return ast.Call(ast.Name("any"), [search], [])


def conjunction(tests: list[ast.expr]) -> ast.expr | None:
    """All of some conditions, each once, in one expression; None where there are none."""
    kept = _gathered(tests_of(tests))
    return None if not kept else kept[0] if len(kept) == 1 else ast.BoolOp(ast.And(), kept)


def tests_of(tests: list[ast.expr]) -> list[ast.expr]:
    """The single tests that some conditions are made of, each once."""
    flat = [part for test in tests for part in _parts(test)]
    return list({ast.unparse(part): part for part in flat}.values())


def _parts(test: ast.expr) -> list[ast.expr]:
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return [part for value in test.values for part in _parts(value)]
    return [] if isinstance(test, ast.Constant) and test.value is True else [test]


def _gathered(tests: list[ast.expr]) -> list[ast.expr]:
    """Writes `x != 1 and x != 2` as `x not in (1, 2)`, and the like of types."""
    groups: dict[str, list[ast.expr]] = {}
    for test in tests:
        match test:
            case ast.Compare(left=left, ops=[ast.NotEq()], comparators=[_]):
                groups.setdefault(f"{ast.unparse(left)} !=", []).append(test)
            case ast.UnaryOp(op=ast.Not(), operand=ast.Call(func=ast.Name("isinstance"), args=[left, _])):
                groups.setdefault(f"{ast.unparse(left)} is", []).append(test)
            case _:
                groups.setdefault(ast.unparse(test), []).append(test)
    return [group[0] if len(group) == 1 else _one_of(group) for group in groups.values()]


def _one_of(group: list[ast.expr]) -> ast.expr:
    first = group[0]
    if isinstance(first, ast.Compare):
        options = shortened([item.comparators[0] for item in group])
        return ast.Compare(first.left, [ast.NotIn()], [ast.Tuple(options, ast.Load())])
    kinds = [item.operand.args[1] for item in group]
    flat = [kind for item in kinds for kind in (item.elts if isinstance(item, ast.Tuple) else [item])]
    call = ast.Call(ast.Name("isinstance"), [first.operand.args[0], ast.Tuple(shortened(flat), ast.Load())], [])
    return ast.UnaryOp(ast.Not(), call)


def shortened(options: list[ast.expr]) -> list[ast.expr]:
    """Some expressions; of many the first and the last."""
    if len(options) <= _MOST_OPTIONS:
        return options
    return [*options[:2], ast.Name("…"), options[-1]]


def is_unknown(node: ast.AST) -> bool:
    """Whether an expression holds something that couldn't be read."""
    return any(isinstance(item, ast.Constant) and item.value is ... for item in ast.walk(node))


def names_in(node: ast.AST) -> set[str]:
    """The plain names that an expression uses."""
    return {item.id for item in ast.walk(node) if isinstance(item, ast.Name)}


def speaks_of(node: ast.AST, names: set[str]) -> bool:
    """Whether an expression is made of some names, constants, classes and Python's own functions alone."""
    inner = {item.id for part in ast.walk(node) if isinstance(part, ast.comprehension) for item in ast.walk(part.target) if isinstance(item, ast.Name)}
    calls = [item for item in ast.walk(node) if isinstance(item, ast.Call)]
    return (
        not any(isinstance(item, ast.Await | ast.Lambda | ast.NamedExpr) for item in ast.walk(node))
        and all(isinstance(item.func, ast.Name) and hasattr(builtins, item.func.id) for item in calls)
        and all(
            name in names or name in inner or name.lstrip("_")[:1].isupper() or hasattr(builtins, name)
            for name in names_in(node)
        )
    )


class _Replacer(ast.NodeTransformer):
    def __init__(self, values: dict[str, ast.expr]) -> None:
        self.values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self.values.get(node.id, node))


def replaced(node: ast.AST, values: dict[str, ast.expr]) -> ast.AST:
    """A copy of a tree with expressions in the place of names."""
    return _Replacer(values).visit(copy.deepcopy(node))
