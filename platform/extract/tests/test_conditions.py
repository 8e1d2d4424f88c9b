"""When exceptions are raised, in words made from the code."""

import pytest

from extract import ir
from extract.causes import is_never_called
from extract.facts_module import Writer

CORRECTNESS = """
cdef class Condition:
    @staticmethod
    cdef void positive(double value, str name, ex_type=None):
        raise make(ex_default=ValueError, ex_type=ex_type)

    @staticmethod
    cdef void type(object argument, object expected, str name, ex_type=None):
        raise make(ex_default=TypeError, ex_type=ex_type)

    @staticmethod
    cdef void equal(object one, object other, str name, str where, ex_type=None):
        raise make(ex_default=ValueError, ex_type=ex_type)
"""
CODE = '''
from nautilus_trader.core.correctness import PyCondition

class Base:
    def __init__(self, size):
        PyCondition.positive(size, "size")

class Desk(Base):
    def __init__(self, wanted: int):
        """Makes a desk.

        Raises
        ------
        ValueError
        """
        super().__init__(size=wanted)

    def merged(self, a, b=None, c=None):
        PyCondition.positive(a, "a")
        PyCondition.positive(b, "b")
        if c is not None:
            PyCondition.positive(c, "c")

    def kinds(self, a):
        PyCondition.type(a, (int, float), "a")

    def compared(self, a, b):
        if self.is_open:
            PyCondition.equal(a, b, "a", "b")

    def chain(self, side):
        if side == Side.BUY:
            return 1
        elif side == Side.SELL:
            return 2
        else:
            raise ValueError(side)

    def behind(self, a):
        if a in self.known:
            return a
        raise KeyError(a)

    def turns(self, orders):
        for order in orders:
            if order.closed:
                raise ValueError(order)

    def inlined(self, key):
        found = self.book.get(key)
        if found is None:
            raise KeyError(key)

    def passed_on(self, key):
        try:
            return self.book[key]
        except KeyError:
            raise RuntimeError(key)

    def caught(self, key):
        try:
            if key:
                raise ValueError(key)
        except Exception:
            return None

    def matched(self, kind):
        match kind:
            case "a":
                return 1
            case _:
                raise ValueError(kind)

    def open(self):
        raise NotImplementedError("open")

    @staticmethod
    def fixed():
        raise NotImplementedError("fixed")

    def called(self, a):
        """Calls.

        Raises
        ------
        ValueError
        """
        self._check(a, 3)

    def _check(self, value, limit):
        if limit > 5:
            raise ValueError("never here")
        if value > limit:
            raise ValueError(value)

    def only_passes_on(self, side):
        """Words."""
        return self.chain(side)

    def hidden(self, a):
        """Says it in its docstring alone.

        Raises
        ------
        OSError
        """
        elsewhere(a)
'''


@pytest.fixture
def members(make_library) -> dict:
    library = make_library({"desk.py": CODE, "core/correctness.pyx": CORRECTNESS})
    desk = Writer(library).symbols(library.module("nautilus_trader.desk"))[1]
    made = {"name": "Desk", **desk["constructor"]}
    return {item["name"]: item.get("raises", []) for item in [made, *desk["members"]]}


@pytest.mark.parametrize(
    ("name", "error", "when"),
    [
        # Of a base's constructor, with what is given to it.
        ("Desk", "ValueError", ["`wanted` isn't positive"]),
        ("merged", "ValueError", ["`a` or `b` isn't positive", "`c` isn't None and isn't positive"]),
        ("kinds", "TypeError", ["`a` is no `int` or `float`"]),
        ("compared", "ValueError", ["`self.is_open and a != b`"]),
        ("chain", "ValueError", ["`side not in (Side.BUY, Side.SELL)`"]),
        ("behind", "KeyError", ["`a not in self.known`"]),
        ("turns", "ValueError", ["`order.closed` for any `order` of `orders`"]),
        ("inlined", "KeyError", ["`self.book.get(key) is None`"]),
        ("passed_on", "RuntimeError", ["`key` isn't in `self.book`"]),
        ("matched", "ValueError", ["`kind != 'a'`"]),
        ("open", "NotImplementedError", ["unless a subclass overrides it"]),
        ("fixed", "NotImplementedError", ["always"]),
        # Settled by what is given.
        ("called", "ValueError", ["`a > 3`"]),
        ("only_passes_on", "ValueError", ["`side not in (Side.BUY, Side.SELL)`"]),
    ],
)
def test_the_condition_of_an_exception(members: dict, name: str, error: str, when: list[str]) -> None:
    assert members[name] == [{"error": error, "when": when}]


def test_what_is_caught_is_not_raised(members: dict) -> None:
    assert members["caught"] == []


def test_what_no_code_tells_has_no_condition(members: dict) -> None:
    assert members["hidden"] == [{"error": "OSError"}]


def test_an_abstract_method_of_an_abstract_class_is_never_called() -> None:
    body = ir.Function("read", 1, decorators=["abstractmethod"])
    made = ir.Function("from_env", 1, decorators=["classmethod", "abstractmethod"], binding="class")
    assert is_never_called(body, ir.Class("Catalog", 1, bases=["ABC"]))
    assert not is_never_called(made, ir.Class("Catalog", 1, bases=["ABC"]))
    assert not is_never_called(body, ir.Class("Catalog", 1))
