"""Reads a Python class."""

import ast

from extract import ir
from extract.py_signature import decorator_text, read_function
from extract.typetext import normalise


def read_class(node: ast.ClassDef, *, is_stub: bool = False) -> ir.Class:
    """Reads a class: bases, keywords, methods, values, and the attributes its constructor sets."""
    result = ir.Class(
        name=node.name,
        line=node.lineno,
        # `Generic[T]` and the like say something about types, `Base[int]` inherits from `Base`.
        bases=[ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in node.bases],
        keywords={item.arg: ast.unparse(item.value) for item in node.keywords if item.arg},
        decorators=[decorator_text(item) for item in node.decorator_list],
        binding="rust" if is_stub else "python",
    )
    doc = ast.get_docstring(node, clean=False)
    for item in node.body:
        match item:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                if not any(ast.unparse(text).endswith("overload") for text in item.decorator_list):
                    result.functions.append(
                        read_function(
                            item, in_class=True, is_stub=is_stub, class_doc=doc, owner=node.name
                        )
                    )
            case ast.AnnAssign(target=ast.Name(id=name)):
                result.values.append(_value(name, item.lineno, item.value, normalise(item.annotation)))
            case ast.Assign(targets=[ast.Name(id=name)]):
                result.values.append(_value(name, item.lineno, item.value, None))
    if not is_stub:
        result.attributes = _instance_attributes(node)
    return result


def _value(name: str, line: int, value: ast.expr | None, annotation: str | None) -> ir.Value:
    return ir.Value(name, line, annotation, None if value is None else ast.unparse(value))


def _instance_attributes(node: ast.ClassDef) -> list[ir.Attribute]:
    constructor = next(
        (item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__"), None
    )
    if constructor is None:
        return []
    arguments = [*constructor.args.posonlyargs, *constructor.args.args, *constructor.args.kwonlyargs]
    given = {item.arg: normalise(item.annotation) for item in arguments if item.annotation is not None}
    found: dict[str, ir.Attribute] = {}
    for item in ast.walk(constructor):
        targets = (
            item.targets
            if isinstance(item, ast.Assign)
            else [item.target]
            if isinstance(item, ast.AnnAssign)
            else []
        )
        for target in targets:
            match target:
                case ast.Attribute(value=ast.Name(id="self"), attr=name) if not name.startswith("_"):
                    annotation = normalise(item.annotation) if isinstance(item, ast.AnnAssign) else None
                    guessed = annotation or _type_of(item.value, given)
                    found.setdefault(
                        name, ir.Attribute(name, item.lineno, guessed, settable=True, instance=True)
                    )
    return list(found.values())


def _type_of(value: ast.expr | None, given: dict[str, str]) -> str | None:
    match value:
        case ast.Name(id=name):
            return given.get(name)
        case ast.Constant(value=constant) if constant is not None and constant is not ...:
            return type(constant).__name__
        case ast.Call(func=ast.Name(id=name)) if name[:1].isupper() and not name.isupper():
            return name
    return None
