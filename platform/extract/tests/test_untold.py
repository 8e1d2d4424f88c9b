"""Types that signatures don't write: from ancestors, bodies, defaults, and what we read in the source."""

import pytest

from extract.bases import inherit_types
from extract.build import build
from extract.errors import ExtractError
from extract.pages import Plan
from extract.source import SourceTree
from extract.unwritten import add_defaults, add_unwritten

from .conftest import MakeLibrary

BASE = """
    from datetime import datetime

    class Order:
        pass

    class Desk:
        def __init__(self, owner: str, limit: int | None = None):
            pass

        def send(self, order: Order, when: datetime) -> None:
            pass

        def orders(self) -> dict:
            pass
"""
OWN = """
    from nautilus_trader.base import Desk

    class MyDesk(Desk):
        def __init__(self, owner, colour, limit=None):
            pass

        def send(self, order_sent, when, *more):
            return 1

        def orders(self):
            return [self]
"""


def facts_of(make_library: MakeLibrary, files: dict[str, str]) -> dict:
    library = make_library(files)
    pages = {f"nautilus_trader.{path.split('.')[0]}": "desk" for path in files}
    modules = build(library, Plan(pages))
    return {
        symbol["name"]: {**symbol, "names": facts["names"]}
        for facts in modules.values()
        for symbol in facts["symbols"]
    }


def member(symbol: dict, name: str) -> dict:
    return next(item for item in symbol["members"] if item["name"] == name)


def test_overrides_take_types_by_place_and_constructors_by_name(make_library: MakeLibrary) -> None:
    desk = facts_of(make_library, {"base.py": BASE, "own.py": OWN})["MyDesk"]
    assert desk["constructor"]["parameters"] == [
        {"name": "owner", "type": "str", "typeFrom": "base"},
        {"name": "colour"},
        {"name": "limit", "type": "int | None", "typeFrom": "base", "default": "None"},
    ]
    sent = member(desk, "send")
    assert [item.get("type") for item in sent["parameters"]] == ["Order", "datetime", None]
    assert (sent["returns"], sent["returnsFrom"]) == ("None", "base")
    # The module doesn't import the name, yet it leads to its class.
    assert desk["names"]["Order"] == "nautilus_trader.base.Order"
    # What comes back may be something else than was promised.
    assert "returns" not in member(desk, "orders")


def test_a_name_that_means_something_else_here_isnt_taken(make_library: MakeLibrary) -> None:
    other = "from nautilus_trader.base import Desk\nfrom nautilus_trader.other import Order\n"
    own = other + "class MyDesk(Desk):\n    def send(self, order, when):\n        return 1\n"
    library = make_library({"base.py": BASE, "own.py": own, "other.py": "class Order:\n    pass\n"})
    sent = {"name": "send", "kind": "method", "parameters": [{"name": "order"}, {"name": "when"}]}
    above = {**sent, "parameters": [{"name": "order", "type": "Order"}, {"name": "when", "type": "int"}]}
    modules = {
        "nautilus_trader.base": {"symbols": [{"name": "Desk", "members": [above]}]},
        "nautilus_trader.own": {
            "symbols": [{"name": "MyDesk", "bases": ["nautilus_trader.base.Desk"], "members": [sent]}]
        },
    }
    inherit_types(modules, library)
    assert [item.get("type") for item in sent["parameters"]] == [None, "int"]


def test_bodies_of_python_tell_what_they_make(make_library: MakeLibrary) -> None:
    code = """
        class Order:
            @classmethod
            def made(cls, values):
                return cls(**values)

            @classmethod
            def found(cls, path):
                cls = find(path)
                return cls()

            def other(self, flag):
                if flag:
                    return None
                return Order()

            def send(self):
                self.sender.send(self)

            def later(self):
                ...
    """
    order = facts_of(make_library, {"desk.py": code})["Order"]
    told = {item["name"]: item.get("returns") for item in order["members"]}
    assert told == {"made": "Order", "found": None, "other": None, "send": "None", "later": None}


def test_thin_methods_of_cython_take_the_types_behind_them(make_library: MakeLibrary) -> None:
    code = """
        cdef class Order:
            @staticmethod
            cdef Order build_c(dict values, int limit, thing):
                return Order()

            @staticmethod
            def build(values, limit, thing=None):
                return Order.build_c(values, limit, thing)

            def again(self, start):
                return Order(start=start)

            def loose(self, values):
                values.pop()
                return Order.build_c(values, 1, None)
    """
    order = facts_of(make_library, {"desk.pyx": code})["Order"]
    built = member(order, "build")
    assert (built["returns"], built["returnsFrom"]) == ("Order", "body")
    assert [item.get("type") for item in built["parameters"]] == ["dict", "int", None]
    assert member(order, "again")["returns"] == "Order"
    assert "returns" not in member(order, "loose")


def call(**more: object) -> dict:
    return {
        "nautilus_trader.desk": {
            "symbols": [{"name": "Find", "kind": "function", "parameters": [{"name": "key"}], **more}]
        }
    }


PLACE = "nautilus_trader.desk.Find"


def unwritten(*names: str, **told: object) -> dict:
    return {"places": list(names), "in": ["nautilus_trader/desk.py"], "seen": "return find( key)", **told}


@pytest.fixture
def tree(make_library: MakeLibrary) -> SourceTree:
    return make_library({"desk.py": "def Find(key):\n    return find(\n        key)\n"}).tree


def test_what_we_read_in_the_source_is_added(tree: SourceTree) -> None:
    modules = call()
    add_unwritten(modules, [unwritten(f"{PLACE}(key)", type="str"), unwritten(f"{PLACE}()", untyped=True)], tree)
    found = modules["nautilus_trader.desk"]["symbols"][0]
    assert found["parameters"] == [{"name": "key", "type": "str", "typeFrom": "source"}]
    assert found["returnsUntyped"] is True


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (unwritten(f"{PLACE}(gone)", type="str"), "finds no such place"),
        (unwritten(f"{PLACE}()", type="str"), "by now"),
        ({**unwritten(f"{PLACE}(key)", type="str"), "seen": "return lost("}, "Read it again"),
        ({**unwritten(f"{PLACE}(key)", type="str"), "in": ["nautilus_trader/lost.py"]}, "Read it again"),
    ],
)
def test_what_the_source_no_longer_shows_fails(tree: SourceTree, wrong: dict, message: str) -> None:
    with pytest.raises(ExtractError, match=message):
        add_unwritten(call(returns="int"), [wrong], tree)


def test_plain_defaults_tell_types() -> None:
    defaults = ["True", "1", "0.5", "'a'", "None", "X", "()"]
    modules = call()
    parameters = [{"name": f"p{index}", "default": text} for index, text in enumerate(defaults)]
    modules["nautilus_trader.desk"]["symbols"][0]["parameters"] = parameters
    add_defaults(modules)
    assert [item.get("type") for item in parameters] == ["bool", "int", "float", "str", None, None, None]
