"""Which exception each precondition check raises, read from the platform's own `Condition` class."""

from Cython.Compiler import ExprNodes, Nodes

from extract.cy_text import expression
from extract.cy_tree import parse, statements, walk
from extract.source import SourceTree

MODULE = "nautilus_trader.core.correctness"
NOT_NONE = "not_none"


class Conditions:
    """The exceptions of the checks.

    :param tree: the source tree; without the module, checks tell nothing
    """

    def __init__(self, tree: SourceTree) -> None:
        self._raised: dict[str, str] = {}
        self._refuse_none: set[str] = set()
        files = tree.find(MODULE)
        if files is None:
            return
        code, path = tree.read(files.main), tree.relative(files.main)
        for node in statements(parse(MODULE, code, path).body):
            if isinstance(node, Nodes.CClassDefNode) and node.class_name == "Condition":
                self._read(node)

    def _read(self, node: Nodes.CClassDefNode) -> None:
        passed_on: dict[str, str] = {}
        subjects: dict[str, str] = {}
        for method in statements(node.body):
            if not isinstance(method, Nodes.CFuncDefNode):
                continue
            name = method.declarator.declared_name()
            subjects[name] = method.declarator.args[0].declarator.declared_name()
            for item in walk(method.body):
                match item:
                    case ExprNodes.GeneralCallNode():
                        for pair in getattr(item.keyword_args, "key_value_pairs", []):
                            if pair.key.value == "ex_default":
                                self._raised.setdefault(name, expression(pair.value))
                    case ExprNodes.SimpleCallNode(
                        function=ExprNodes.AttributeNode(attribute=other), args=[first, *_]
                    ):
                        passed_on.setdefault(name, other)
                        # A collection that is searched is the platform's own; what is checked is the caller's.
                        if other == NOT_NONE and getattr(first, "name", None) == subjects[name]:
                            self._refuse_none.add(name)
        for name, other in passed_on.items():
            if other in self._raised:
                self._raised.setdefault(name, self._raised[other])

    def raised(self, name: str) -> str | None:
        """The exception that a failed check raises unless it is told another; None where that is unknown."""
        return self._raised.get(name)

    def refuses_none(self, name: str) -> bool:
        """Whether a check refuses None besides what it is named for."""
        return name in self._refuse_none
