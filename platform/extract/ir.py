"""What both readers (Python's and Cython's) make of a module, before names are resolved.

No text of the platform's documentation is kept here: of a docstring only types and the
names of exceptions are read.
"""

import ast
from collections.abc import Callable
from dataclasses import dataclass, field

POSITIONAL_ONLY = "positional-only"
KEYWORD_ONLY = "keyword-only"
VAR_POSITIONAL = "var-positional"
VAR_KEYWORD = "var-keyword"
ORDINARY = "ordinary"


@dataclass
class Parameter:
    """One parameter; `type` and `default` are source text as `ast.unparse` writes it."""

    name: str
    kind: str = ORDINARY
    type: str | None = None
    default: str | None = None
    non_null: bool = False
    # The C number that Cython makes of what is given: `uint64_t`, `double`; `enum` for any enumeration of the core.
    c_number: str | None = None
    # Where the type comes from when the signature doesn't say it.
    type_from: str | None = None
    # A closer type than the signature's, such as `list[Bar]` for `list`.
    detail: str | None = None


@dataclass
class Function:
    """A function, method or property getter. `self` and `cls` are dropped where Python binds them."""

    name: str
    line: int
    parameters: list[Parameter] = field(default_factory=list)
    returns: str | None = None
    returns_from: str | None = None
    returns_detail: str | None = None
    flavour: str = "def"
    binding: str = "instance"
    is_async: bool = False
    decorators: list[str] = field(default_factory=list)
    # The exceptions that its docstring names.
    documented: list[str] = field(default_factory=list)
    # Its statements as Python's own parser writes them, read when they are asked for.
    body: Callable[[], list[ast.stmt]] = list


@dataclass
class Value:
    """A name with a value: constant, enum member, class attribute or field."""

    name: str
    line: int
    type: str | None = None
    value: str | None = None


@dataclass
class Attribute:
    """A readable attribute of an object."""

    name: str
    line: int
    type: str | None = None
    settable: bool = False
    # Assigned in a Python constructor, so that only an object has it.
    instance: bool = False
    path: str | None = None
    detail: str | None = None


@dataclass
class Class:
    """A class as its own source shows it."""

    name: str
    line: int
    bases: list[str] = field(default_factory=list)
    keywords: dict[str, str] = field(default_factory=dict)
    decorators: list[str] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    # Functions that only other Cython code can call.
    inner: list[Function] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)
    attributes: list[Attribute] = field(default_factory=list)
    binding: str = "python"
    path: str | None = None


@dataclass
class Import:
    """Where an imported name comes from; `name` is None when it stands for the module itself."""

    module: str
    name: str | None
    # Seen by type checkers only, so it names types and exports nothing.
    typing_only: bool = False
    # Imported at C level: visible to the compiler, not to Python.
    c_level: bool = False
    # Written `import y as y`, which says that the module offers it.
    explicit: bool = False


@dataclass
class Module:
    """One module, read."""

    name: str
    language: str
    path: str
    is_package: bool = False
    imports: dict[str, Import] = field(default_factory=dict)
    exported: list[str] | None = None
    classes: list[Class] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    # Functions that only other Cython code can call.
    inner: list[Function] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)
    types: list[Value] = field(default_factory=list)
    # Names declared for C only, which look like plain assignments elsewhere.
    hidden: set[str] = field(default_factory=set)
