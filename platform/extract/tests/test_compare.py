"""The comparison with the running package finds what differs."""

import sys
from types import ModuleType

import pytest

from extract.compare import compare_module
from extract.differences import Difference, Report, explain
from extract.facts_module import Writer
from extract.running import embedded, split_top

CODE = """
from enum import Enum

LIMIT = 3


class Side(Enum):
    BUY = 1


class Desk:
    def __init__(self, size: int = LIMIT) -> None:
        self.size = size

    @property
    def label(self) -> str:
        return ""

    @staticmethod
    def open(name: str, *, loud: bool = False) -> None:
        pass


def send(text: str = "a") -> int:
    return 1
"""
NAME = "nautilus_trader.desk"


def differences(make_library, running: str) -> list[tuple[str, str]]:
    library = make_library({"desk.py": CODE})
    module = library.module(NAME)
    facts = {"module": NAME, "symbols": Writer(library).symbols(module), "exports": []}
    fake = ModuleType(NAME)
    exec(compile(running, NAME, "exec"), vars(fake))
    report = Report()
    sys.modules[NAME] = fake
    try:
        compare_module(facts, report)
    finally:
        del sys.modules[NAME]
    return [(item.code, item.place.removeprefix(f"{NAME}.")) for item in report.differences]


def test_the_same_source_compares_clean(make_library) -> None:
    assert differences(make_library, CODE) == []


@pytest.mark.parametrize(
    ("written", "instead", "expected"),
    [
        ("LIMIT = 3", "LIMIT = 4", ("value", "LIMIT")),
        ("BUY = 1", "BUY = 2", ("value", "Side.BUY")),
        ("BUY = 1", "BUY = 1\n    SELL = 2", ("members", "Side")),
        ("size: int = LIMIT", "size: int", ("default", "Desk.__init__(size)")),
        ("size: int = LIMIT", "size: float = LIMIT", ("type", "Desk.__init__(size)")),
        ("    @property\n", "", ("kind", "Desk.label")),
        ("    @staticmethod\n", "", ("binding", "Desk.open")),
        ("*, loud", "loud", ("parameters", "Desk.open")),
        ("def open", "def start", ("missing", "Desk.open")),
        ("def open", "def start", ("unlisted", "Desk.start")),
        ("def send(text", "async def send(text", ("async", "send")),
        ("def send(text", "def send(words", ("parameters", "send")),
        (") -> int:", ") -> str:", ("type", "send()")),
        ("def send", "def extra(): ...\n\n\ndef send", ("unlisted", "extra")),
        ("class Desk", "class Base: ...\n\n\nclass Desk(Base)", ("bases", "Desk")),
    ],
)
def test_each_sort_of_difference_is_found(make_library, written: str, instead: str, expected: tuple) -> None:
    assert expected in differences(make_library, CODE.replace(written, instead))


def test_a_module_that_cannot_be_imported_is_a_difference() -> None:
    report = Report()
    compare_module({"module": "nautilus_trader.is_not_here", "symbols": [], "exports": []}, report)
    assert [item.code for item in report.differences] == ["import"]


def test_explanations_and_stale_ones() -> None:
    found = [Difference("missing", "a.B.c", "gone"), Difference("missing", "a.D", "gone")]
    rules = [
        {"code": "missing", "place": "a.B.*", "reason": "internal"},
        {"code": "value", "place": "*", "reason": "never"},
    ]
    open_ones, explained, stale = explain(found, rules)
    assert [item.place for item in open_ones] == ["a.D"]
    assert [reason for _, reason in explained] == ["internal"]
    assert stale == [rules[1]]


def test_signatures_embedded_by_cython() -> None:
    found = embedded(
        "Desk.send(self, str text, uint64_t n=1, call: Callable[[int], None] = None) -> dict", "Desk.send"
    )
    assert found is not None
    assert [(item.name, item.c_type, item.default_text) for item in found[0]] == [
        ("text", "str", None),
        ("n", "uint64_t", "1"),
        ("call", None, "None"),
    ]
    assert found[1] == "dict"
    assert split_top("a, b[c, d], 'x,y'") == ["a", "b[c, d]", "'x,y'"]
