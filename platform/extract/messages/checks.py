"""What the platform's checks say when they fail, read from its `Condition` class."""

import ast

from extract.conditions import MODULE
from extract.logic import replaced
from extract.messages.from_cython import cython_functions
from extract.messages.function import Function
from extract.source import SourceTree

Said = tuple[ast.expr, str]
"""The expression of a message, and the exception that carries it."""

OWNERS = ("Condition", "PyCondition")
_OTHER = "ex_type"


class Checks:
    """The messages of the checks.

    :param tree: the source tree; without the module, checks say nothing
    """

    def __init__(self, tree: SourceTree) -> None:
        files = tree.find(MODULE)
        found = cython_functions(MODULE, tree.read(files.main), tree.relative(files.main)) if files else []
        self._methods = {item.name: item for item in found if item.owner == OWNERS[0] and item.parameters}

    def said(self, call: ast.Call) -> list[Said]:
        """What a call of a check can say.

        :param call: such as `Condition.positive(size, "size")`
        """
        match call.func:
            case ast.Attribute(attr=name) if name in self._methods:
                return self._of(self._methods[name], call)
        return []

    def _of(self, method: Function, call: ast.Call) -> list[Said]:
        given = dict(zip(method.parameters, call.args, strict=False))
        given |= {item.arg: item.value for item in call.keywords if item.arg}
        other = given.get(_OTHER)
        found: list[Said] = []
        for inner in method.calls:
            code = inner.code
            if not isinstance(code, ast.Call):
                continue
            if inner.owner == OWNERS[0]:
                found += self.said(replaced(code, given))
            elif inner.name == "make_exception":
                parts = {item.arg: item.value for item in code.keywords}
                usual = ast.unparse(parts["ex_default"])
                error = ast.unparse(other) if isinstance(other, ast.Name) and other.id != _OTHER else usual
                found.append((replaced(parts["msg"], given), error))
        return found
