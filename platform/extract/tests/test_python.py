"""Reading Python modules."""

import pytest

from extract.errors import ExtractError
from extract.facts_module import Writer
from extract.py_module import read_python

CODE = '''
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    class Ghost: ...

try:
    import fast
    HAS_FAST = True
except ImportError:
    HAS_FAST = False

LIMIT = 1_000
Pair = tuple[int, int]


@option("--first", help="Words of the platform.")
async def fetch(first, /, second: "int" = 2, *rest: str, only: bool = False, **more) -> list[int]:
    if not first:
        raise ValueError("first")
    return [second]


def told(size):
    """Measures.

    Parameters
    ----------
    size : int or None

    Returns
    -------
    list[int]

    Raises
    ------
    KeyError
        When it is unknown.
    """
    return measure(size)


class Box:
    """A box."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._hidden = 1

    @property
    def label(self) -> str:
        return ""

    @label.setter
    def label(self, value: str) -> None:
        pass

    @staticmethod
    def empty() -> "Box":
        return Box(0)

    @classmethod
    def of(cls, size: int) -> "Box":
        return cls(size)

    def _private(self): ...
'''


@pytest.fixture
def symbols(make_library) -> dict:
    library = make_library({"box.py": CODE})
    module = library.module("nautilus_trader.box")
    return {facts["name"]: facts for facts in Writer(library).symbols(module)}


def test_kinds_types_and_defaults_of_parameters(symbols: dict) -> None:
    fetch = symbols["fetch"]
    assert fetch["async"] is True
    assert fetch["decorators"] == ["option('--first')"]
    assert fetch["returns"] == "list[int]"
    assert fetch["raises"] == [{"error": "ValueError", "when": ["`not first`"]}]
    assert fetch["parameters"] == [
        {"name": "first", "kind": "positional-only"},
        {"name": "second", "type": "int", "default": "2"},
        {"name": "rest", "kind": "var-positional", "type": "str"},
        {"name": "only", "kind": "keyword-only", "type": "bool", "default": "False"},
        {"name": "more", "kind": "var-keyword"},
    ]


def test_a_docstring_gives_types_and_exceptions_and_no_text(symbols: dict) -> None:
    assert symbols["told"] == {
        "kind": "function",
        "name": "told",
        "line": 24,
        "parameters": [{"name": "size", "type": "int | None", "typeFrom": "docstring"}],
        "returns": "list[int]",
        "returnsFrom": "docstring",
        "raises": [{"error": "KeyError"}],
    }


def test_members_of_a_class(symbols: dict) -> None:
    members = {item["name"]: item for item in symbols["Box"]["members"]}
    assert list(members) == ["size", "label", "empty", "of"]
    assert members["size"] == {
        "kind": "attribute",
        "name": "size",
        "line": 47,
        "type": "int",
        "settable": True,
        "instance": True,
    }
    assert members["label"]["settable"] is True
    assert members["empty"]["binding"] == "static"
    assert members["of"]["parameters"] == [{"name": "size", "type": "int"}]
    assert symbols["Box"]["constructor"]["parameters"] == [{"name": "size", "type": "int"}]


def test_what_holds_at_run_time(symbols: dict) -> None:
    assert "Ghost" not in symbols
    assert symbols["HAS_FAST"]["value"] == "True"
    assert symbols["LIMIT"]["value"] == "1000"
    assert symbols["Pair"]["kind"] == "type"


def test_an_unreadable_module_names_file_and_line() -> None:
    with pytest.raises(ExtractError, match=r"nautilus_trader/bad\.py:2: .*can't read this"):
        read_python("nautilus_trader.bad", "x = 1\ndef (:\n", "nautilus_trader/bad.py")
