"""Finds what Python itself refuses in a body: keys that a table lacks, None where a C text is wanted."""

import ast
from collections.abc import Iterator

from extract import ir
from extract.library import Library
from extract.phrases import LACKS_KEY, NONE_OF
from extract.reading import Reading

Failure = tuple[str, str, list[ast.expr]]
"""An exception, the check that raises it, and what that is called with."""


class Lookups:
    """What is looked up in the body of one function.

    :param library: where the module's tables stand
    :param module: the function's module
    """

    def __init__(self, library: Library, module: str, function: ir.Function, reading: Reading) -> None:
        self.library = library
        self.module = module
        self.body = reading.body
        given = [item for item in function.parameters if item.name not in reading.assigned]
        self.names = {item.name for item in given}
        self.tables = {item.name for item in given if (item.type or "").split("[")[0] == "dict"}

    def failures(self, node: ast.expr, *, sure: bool) -> Iterator[Failure]:
        """What a call or a looked up item fails with.

        :param sure: whether every call of the function comes to it
        """
        match node:
            case ast.Subscript(value=ast.Name(id=table), slice=ast.Constant(value=str())) if table in self.tables:
                if sure:
                    yield "KeyError", LACKS_KEY, [node.value]
            case ast.Subscript(value=table, slice=ast.Name(id=name) as key) if name in self.names:
                keys = self._keys(table)
                # Of a truth, both may be there.
                if keys and not all(isinstance(item, ast.Constant) and isinstance(item.value, bool) for item in keys):
                    yield "KeyError", NONE_OF, [key, ast.Tuple(keys, ast.Load())]
            case ast.Call(func=ast.Name("pystr_to_cstr"), args=[ast.Name(id=name)]) if sure and name in self.names:
                yield "TypeError", "not_none", node.args

    def _keys(self, table: ast.expr) -> list[ast.expr]:
        """The keys of a table that is written out; none where the body asks it for a key before."""
        if isinstance(table, ast.Name):
            uses = [item for line in self.body for item in ast.walk(line) if isinstance(item, ast.Name)]
            home = self.library.home(self.module, table.id)
            source = self.library.module(home.module)
            values = [item for item in source.values if item.name == home.name] if source else []
            if len(values) != 1 or not values[0].value or [item.id for item in uses].count(table.id) > 1:
                return []
            table = ast.parse(values[0].value, mode="eval").body
        if not isinstance(table, ast.Dict) or not all(table.keys):
            return []
        return [key for key in table.keys if key is not None]
