"""Turns type expressions of any origin into one way of writing Python types."""

import ast

C_TYPES = {
    "void": "None",
    "bint": "bool",
    "double": "float",
    "long": "int",
    "short": "int",
    "char": "int",
    "Py_ssize_t": "int",
    "size_t": "int",
    "PriceRaw": "int",
    "QuantityRaw": "int",
    "MoneyRaw": "int",
    "object": "Any",
    "unicode": "str",
    # Words that people use for them.
    "integer": "int",
    "string": "str",
    "boolean": "bool",
    "iterable": "Iterable",
    **{f"{sign}int{bits}_t": "int" for sign in ("", "u") for bits in (8, 16, 32, 64, 128)},
}
"""What a C type is to a Python caller."""

CONTAINERS = ("list", "dict", "set", "tuple", "frozenset", "type", "Any", "Callable", "deque")


class _Normaliser(ast.NodeTransformer):
    def __init__(self, c_names: bool) -> None:
        self.c_names = c_names

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        # A quoted annotation means what it quotes.
        if isinstance(node.value, str):
            try:
                return self.visit(ast.parse(node.value, mode="eval").body)
            except SyntaxError:
                return node
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id == "Literal":
            return node
        if (
            isinstance(node.value, ast.Name)
            and node.value.id == "Annotated"
            and isinstance(node.slice, ast.Tuple)
        ):
            node.slice.elts[0] = self.visit(node.slice.elts[0])
            return node
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if self.c_names and node.id in C_TYPES:
            return ast.parse(C_TYPES[node.id], mode="eval").body
        return node


def normalise(node: ast.expr, *, c_names: bool = False) -> str:
    """Writes a type.

    :param node: the type as a Python tree
    :param c_names: whether C type names stand for Python's
    :returns: the type on one line
    """
    copy = ast.parse(ast.unparse(node), mode="eval").body
    return ast.unparse(_Normaliser(c_names).visit(copy))


def parse_type(text: str, *, c_names: bool = False) -> str | None:
    """Reads a type that was written for people.

    :returns: the type, or None when the text isn't one
    """
    try:
        node = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError):
        return None
    return normalise(node, c_names=c_names) if _is_type(node) else None


def _is_type(node: ast.expr) -> bool:
    match node:
        case ast.Name() | ast.Constant(value=None):
            return True
        case ast.Attribute(value=value):
            return _is_type(value)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _is_type(left) and _is_type(right)
        case ast.Subscript(value=value, slice=inner):
            return _is_type(value) and _is_argument(inner)
    return False


def _is_argument(node: ast.expr) -> bool:
    match node:
        case ast.Tuple(elts=items) | ast.List(elts=items):
            return all(_is_argument(item) for item in items)
        case ast.Constant(value=value):
            return value is None or value is ... or isinstance(value, str)
    return _is_type(node)


def optional(text: str) -> str:
    """Adds None to a type unless it is there already, or anything is."""
    if text == "Any" or text.endswith("| None") or text == "None" or text.startswith("Optional["):
        return text
    return f"{text} | None"


def closer(shown: str | None, told: str | None) -> str | None:
    """Tells whether a documented type says more than the one in the signature.

    :param shown: the signature's type
    :param told: the documentation's
    :returns: `told` when it refines a bare container or adds None, else None
    """
    if shown is None or told is None or told == shown:
        return None
    if told == optional(shown):
        return told
    bare = shown.removesuffix(" | None")
    if bare == "Any" and told not in ("object", "Any"):
        return told
    return told if bare in CONTAINERS and told.startswith(f"{bare}[") else None
