"""Takes types from the stub beside a Cython module; what exists, the source alone says."""

from extract import ir


def apply_stub(module: ir.Module, stub: ir.Module) -> None:
    """Gives a Cython module the types of its stub.

    :param module: the module, changed in place
    :param stub: its stub, read as Python
    """
    for name, item in module.imports.items():
        # Cython's tree forgets the `as` of `import y as y`.
        item.explicit = name in stub.imports and stub.imports[name].explicit
    for function in module.functions:
        _retype(function, next((item for item in stub.functions if item.name == function.name), None))
    for item in module.classes:
        declared = next((other for other in stub.classes if other.name == item.name), None)
        for function in item.functions:
            found = [other for other in declared.functions if other.name == function.name] if declared else []
            _retype(function, found[0] if found else None)


def _retype(function: ir.Function, declared: ir.Function | None) -> None:
    if declared is None:
        return
    types = {parameter.name: parameter.type for parameter in declared.parameters}
    for parameter in function.parameters:
        if types.get(parameter.name):
            parameter.type, parameter.type_from, parameter.detail = types[parameter.name], "stub", None
    if declared.returns is not None:
        function.returns, function.returns_from, function.returns_detail = declared.returns, "stub", None
