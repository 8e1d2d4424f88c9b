"""Corrections of the Rust core's stub."""

from extract.corrections import correct, running_parameters
from extract.py_module import read_python
from extract.settle import settle
from extract.stub_check import prove

STUB = """
class Ratio:
    def __init__(self, period: int = 252) -> None: ...
    def of(self, returns: dict[int, float]) -> float | None: ...
    def events(self) -> list[str]: ...
    def gone(self) -> None: ...

class Ghost: ...

def keep(secs: float) -> int: ...
"""


class Text:
    """Something that shows a text signature, as compiled code does."""

    def __init__(self, signature: str) -> None:
        self.__text_signature__ = signature


def stub():
    return read_python("nautilus_trader.core.nautilus_pyo3", STUB, "core.pyi", is_stub=True)


CORRECTIONS = {
    "absent": [{"name": "Ghost"}, {"name": "Ratio.gone"}, {"name": "keep", "applied": False}],
    "signatures": {
        "Ratio.__init__": {"running": "(period=None)"},
        "Ratio.of": {"running": "($self, raw_returns)"},
    },
    "kinds": {"Ratio.events": {"running": "property"}},
    "values": {},
    "added": {"Ratio": {"more": {"kind": "method", "signature": "($self, positions)"}}},
}


def test_the_running_package_is_right() -> None:
    module = stub()
    correct(module, CORRECTIONS)
    assert [item.name for item in module.classes] == ["Ratio"]
    assert [item.name for item in module.functions] == ["keep"]
    made, of, events, more = module.classes[0].functions
    assert (made.parameters[0].default, made.parameters[0].type) == ("None", "int")
    # Renamed: the stub's type holds for the parameter at the same place.
    assert (of.parameters[0].name, of.parameters[0].type) == ("raw_returns", "dict[int, float]")
    assert events.binding == "property"
    assert [item.name for item in more.parameters] == ["positions"]


def test_text_signatures() -> None:
    parameters = running_parameters("($self, price, /, *, strict=True)")
    assert [(item.name, item.kind, item.default) for item in parameters] == [
        ("price", "positional-only", None),
        ("strict", "keyword-only", "True"),
    ]


def test_what_the_running_core_proves() -> None:
    running = type("core", (), {"Ratio": type("Ratio", (), {}), "keep": Text("(secs)")})
    found = prove(stub(), running, set())
    names = [item["name"] for item in found["absent"]]
    assert names == ["Ghost", "Ratio.of", "Ratio.events", "Ratio.gone"]
    assert found["signatures"] == {}
    running.keep = Text("(seconds)")
    assert prove(stub(), running, set())["signatures"]["keep"]["stub"] == "(secs)"


def test_a_later_release_proves_only_what_held_before_or_is_new() -> None:
    later = {
        "absent": [{"name": "Old"}, {"name": "New"}, {"name": "Kept"}],
        "signatures": {"f": {"running": "(a)"}, "g": {"running": "(b)"}},
        "kinds": {},
        "values": {},
        "added": {},
    }
    before = {
        "absent": [{"name": "Old"}],
        "signatures": {"f": {"running": "(a)"}, "g": {"running": "(c)"}},
        "kinds": {},
        "values": {},
        "added": {},
    }
    settle(later, before, {"Old", "Kept", "f", "g"})
    assert [item["applied"] for item in later["absent"]] == [True, True, False]
    assert [item["applied"] for item in later["signatures"].values()] == [True, False]
