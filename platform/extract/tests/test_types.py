"""Corrections of types and values, facades, and what a default of None says."""

import json
from pathlib import Path

import pytest

from extract.build import build
from extract.errors import ExtractError
from extract.facades import complete_facades
from extract.pages import Plan
from extract.type_corrections import correct_types
from extract.value_corrections import correct_values, mark_imports

FACTS = Path(__file__).parents[3] / "facts"
PLACE = "nautilus_trader.desk.Desk"


def desk() -> dict:
    return {
        "nautilus_trader.desk": {
            "symbols": [
                {
                    "name": "Desk",
                    "constructor": {"parameters": [{"name": "mode", "type": "int", "typeFrom": "docstring"}]},
                    "members": [
                        {"name": "owner", "kind": "property", "type": "Trader"},
                        {"name": "open", "kind": "method", "returns": "dict", "parameters": []},
                        {
                            "name": "send",
                            "kind": "method",
                            "parameters": [{"name": "limit", "type": "int", "default": "MAX"}],
                        },
                    ],
                }
            ]
        }
    }


def correction(place: str, written: str, running: str) -> dict:
    return {"place": place, "written": written, "running": running, "proof": "True"}


def test_types_are_corrected() -> None:
    modules = desk()
    correct_types(
        modules,
        [
            correction(f"{PLACE}.owner", "Trader", "Strategy"),
            correction(f"{PLACE}.open()", "dict", "dict[str, int] | None"),
            correction(f"{PLACE}(mode)", "int", "Mode"),
        ],
    )
    symbol = modules["nautilus_trader.desk"]["symbols"][0]
    owner, opened, _ = symbol["members"]
    assert (owner["type"], owner["typeFrom"]) == ("Strategy", "package")
    assert symbol["constructor"]["parameters"][0] == {"name": "mode", "type": "Mode", "typeFrom": "package"}
    # `dict` isn't wrong, only less than what comes back. None is more than a closer type, so it replaces.
    assert opened.get("returnsDetail") or opened["returns"] == "dict[str, int] | None"


@pytest.mark.parametrize(
    "wrong",
    [
        correction(f"{PLACE}.gone", "Trader", "Strategy"),
        correction(f"{PLACE}.owner", "Venue", "Strategy"),
        correction(f"{PLACE}.owner", "Trader", "Trader"),
    ],
)
def test_a_correction_that_corrects_nothing_fails(wrong: dict) -> None:
    with pytest.raises(ExtractError):
        correct_types(desk(), [wrong])


def test_values_and_imports() -> None:
    modules = desk()
    value = {"place": f"{PLACE}.send(limit)", "written": "MAX", "value": "137"}
    correct_values(modules, [value])
    parameter = modules["nautilus_trader.desk"]["symbols"][0]["members"][2]["parameters"][0]
    assert parameter["defaultValue"] == "137"
    # The source tells it by now.
    with pytest.raises(ExtractError):
        correct_values(modules, [value])
    mark_imports(modules, [{"place": "nautilus_trader.desk", "error": "ImportError: no"}])
    assert modules["nautilus_trader.desk"]["importError"] == "ImportError: no"
    with pytest.raises(ExtractError):
        mark_imports(modules, [{"place": "nautilus_trader.other", "error": "ImportError: no"}])


def test_a_facade_returns_what_stands_behind_it() -> None:
    method = {"name": "order", "kind": "method", "returns": "Order", "parameters": []}
    modules = {
        "nautilus_trader.base": {"symbols": [{"name": "CacheFacade", "members": [dict(method)]}]},
        "nautilus_trader.cache": {
            "symbols": [
                {
                    "name": "Cache",
                    "bases": ["nautilus_trader.base.CacheFacade"],
                    "members": [{**method, "returnsDetail": "Order | None"}],
                }
            ]
        },
    }
    complete_facades(modules)
    facade = modules["nautilus_trader.base"]["symbols"][0]["members"][0]
    assert (facade["returns"], facade["returnsDetail"]) == ("Order", "Order | None")


CODE = """
    from nautilus_trader.limits cimport RATE

    cpdef void read(int depth = 0, Price price = None, object scale = 60 * 1000):
        \"\"\"
        Words.

        Parameters
        ----------
        depth : int, optional
        price : Price, optional
        \"\"\"
        pass

    LIMIT = RATE
    FLAG = 1 << 7
"""
LIMITS = """
DEF HIGH_PRECISION = True

cdef extern from "limits.h":
    IF HIGH_PRECISION:
        const double RATE # = 16.0
    IF not HIGH_PRECISION:
        const double RATE # = 9.0
"""


def test_cython_values(make_library) -> None:
    files = {
        "desk.pyx": CODE,
        "limits.pxd": LIMITS,
        "limits.pyx": "",
        "plain.py": "def f(a: int = None): pass",
    }
    pages = {"nautilus_trader.desk": "desk", "nautilus_trader.plain": "plain"}
    facts = build(make_library(files), Plan(pages, {}, set()))
    found = {item["name"]: item for item in facts["nautilus_trader.desk"]["symbols"]}
    depth, price, scale = found["read"]["parameters"]
    # A C number can't be None, whatever 'optional' says.
    assert (depth["type"], depth.get("detail")) == ("int", None)
    assert price["type"] == "Price | None"
    assert scale["defaultValue"] == "60000"
    assert found["LIMIT"]["resolved"] == "16.0 in high precision, 9.0 in standard"
    assert found["FLAG"]["resolved"] == "128"
    plain = facts["nautilus_trader.plain"]["symbols"][0]["parameters"][0]
    # As written, and as it has to be read.
    assert (plain["type"], plain["detail"]) == ("int", "int | None")


def test_all_committed_corrections_have_a_proof() -> None:
    for name in ("types", "values", "imports"):
        items = json.loads((FACTS / "corrections" / f"{name}.json").read_text(encoding="utf-8"))
        assert items
        assert [item["place"] for item in items if not item.get("proof")] == []
