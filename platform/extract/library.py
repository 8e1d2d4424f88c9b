"""Reads modules of a source tree when they are asked for, and finds where a name is defined."""

from dataclasses import dataclass

from extract import ir
from extract.corrections import NONE, Corrections, correct
from extract.cy_declarations import Declarations, read_declarations
from extract.cy_module import read_cython
from extract.py_module import read_python
from extract.source import PACKAGE, SourceTree
from extract.stubs import apply_stub

_HIGH_BUILD, _STANDARD_BUILD = "DEF HIGH_PRECISION = True", "DEF HIGH_PRECISION = False"


@dataclass(frozen=True)
class Home:
    """Where a name is defined: a module of the platform, or something outside it."""

    module: str
    name: str

    @property
    def full(self) -> str:
        """The full dotted name."""
        return f"{self.module}.{self.name}" if self.module else self.name


class Library:
    """All modules of a tree, read once each.

    :param tree: the source tree
    :param corrections: what the running package proved wrong in the Rust core's stub
    """

    def __init__(self, tree: SourceTree, corrections: Corrections = NONE) -> None:
        self.tree = tree
        self._corrections = corrections
        self._modules: dict[str, ir.Module | None] = {}
        self._declared: dict[str, Declarations] = {}

    def module(self, name: str) -> ir.Module | None:
        """A module of the platform, or None when the tree has none of that name.

        :raises ExtractError: when it can't be read
        """
        if name not in self._modules:
            self._modules[name] = self._read(name) if name.split(".")[0] == PACKAGE else None
        return self._modules[name]

    def declarations(self, name: str) -> Declarations | None:
        """What the `.pxd` beside a module declares, whether the module has a source of its own or not."""
        if name not in self._declared:
            path = self.tree.root.joinpath(*name.split(".")).with_suffix(".pxd")
            if not path.is_file():
                return None
            code, where = self.tree.read(path), self.tree.relative(path)
            self._declared[name] = read_declarations(name, code, where)
            if _HIGH_BUILD in code:
                # Standard builds give some constants another value.
                other = read_declarations(name, code.replace(_HIGH_BUILD, _STANDARD_BUILD), where)
                self._declared[name].constants += other.constants
        return self._declared[name]

    def _read(self, name: str) -> ir.Module | None:
        files = self.tree.find(name)
        if files is None:
            return None
        code, path = self.tree.read(files.main), self.tree.relative(files.main)
        if files.main.suffix == ".pyi":
            stub = read_python(name, code, path, is_stub=True)
            correct(stub, self._corrections)
            return stub
        if files.main.suffix == ".py":
            return read_python(name, code, path, is_package=files.is_package)
        module = read_cython(name, code, path, self.declarations(name))
        if files.stub is not None:
            stub = read_python(name, self.tree.read(files.stub), self.tree.relative(files.stub), is_stub=True)
            apply_stub(module, stub)
        return module

    def home(self, module_name: str, dotted: str) -> Home:
        """Follows imports from a name, as a module writes it, to its definition.

        :param module_name: the module that uses the name
        :param dotted: the name, such as `Bar` or `nautilus_pyo3.Bar`
        :returns: the definition; for names from outside the platform, the module they are imported from
        """
        seen: set[tuple[str, str]] = set()
        while (module_name, dotted) not in seen:
            seen.add((module_name, dotted))
            module = self.module(module_name)
            head, _, rest = dotted.partition(".")
            if module is None or defines(module, head):
                break
            found = module.imports.get(head)
            if found is None:
                submodule = f"{module_name}.{head}"
                if rest and self.module(submodule) is not None:
                    module_name, dotted = submodule, rest
                    continue
                declared = self.declarations(module_name)
                if declared and any(item.name == dotted for item in declared.constants):
                    break
                return Home("", dotted)
            if found.name is None:
                module_name, dotted = found.module, rest or head
            elif rest and self.module(f"{found.module}.{found.name}") is not None:
                module_name, dotted = f"{found.module}.{found.name}", rest
            else:
                module_name, dotted = found.module, f"{found.name}.{rest}" if rest else found.name
        return Home(module_name, dotted)

    def find_class(self, home: Home) -> ir.Class | None:
        """The class of a definition, or None when it is no class of the platform."""
        module = self.module(home.module)
        named = [*module.classes, *self.enums_of(home.module)] if module else []
        # The last definition wins, as it does at run time.
        return next((item for item in reversed(named) if item.name == home.name), None)

    def enums_of(self, module: str) -> list[ir.Class]:
        """The enums that a module's `.pxd` declares; its own source only passes them on."""
        declared = self.declarations(module)
        return declared.enums if declared else []


def defines(module: ir.Module, name: str) -> bool:
    """Whether a module's own source defines a public or private name that Python sees."""
    groups = (module.classes, module.functions, module.values, module.types)
    return any(item.name == name for group in groups for item in group)
