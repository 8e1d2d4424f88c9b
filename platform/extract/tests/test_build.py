"""Facts of a whole version: re-exports, anchors, references, files."""

from pathlib import Path

import pytest

from extract.build import build
from extract.errors import ExtractError
from extract.output import check, write_folder
from extract.pages import Plan, read_plan
from extract.symbols import symbol_index

SCHEMAS = Path(__file__).parents[3] / "facts"
STUB = """
    class Ratio:
        def __init__(self, period: int = 252) -> None: ...
        def value(self) -> float: ...

    class Shown: ...

    class Rest: ...

    def to_nanos(secs: float) -> int: ...
"""
FILES = {
    "core/__init__.py": "",
    "core/nautilus_pyo3.pyi": STUB,
    "core/limits.py": "SECOND = 1_000\n",
    "stats/__init__.py": """
        from nautilus_trader.core.nautilus_pyo3 import Ratio
        from nautilus_trader.stats.base import Stat
        from nautilus_trader.stats.hidden import Extra

        __all__ = ["Extra", "Ratio", "Stat"]
    """,
    "stats/base.py": """
        from nautilus_trader.core.limits import SECOND
        from nautilus_trader.stats.hidden import Extra

        class Stat:
            def best(self, other: Extra, wait: int = SECOND) -> "Stat": ...

        class Twin: ...
    """,
    "stats/hidden.py": "class Extra:\n    def more(self) -> None: ...\n",
    "stats/twin.py": """
        from nautilus_trader.stats.base import Stat

        class Twin(Stat): ...
    """,
}
PLAN = Plan(
    {
        "nautilus_trader.stats": "stats",
        "nautilus_trader.stats.base": "stats",
        "nautilus_trader.stats.twin": "stats",
        "nautilus_trader.core.nautilus_pyo3": "core",
    },
    {"Shown": "other"},
    frozenset({"nautilus_trader.stats.twin"}),
)


@pytest.fixture
def modules(make_library) -> dict:
    return build(make_library(FILES), PLAN)


def test_what_no_page_defines_is_adopted_by_the_module_that_offers_it(modules: dict) -> None:
    stats = modules["nautilus_trader.stats"]
    assert [(item["name"], item["home"]) for item in stats["symbols"]] == [
        ("Extra", "nautilus_trader.stats.hidden.Extra"),
        ("Ratio", "nautilus_trader.core.nautilus_pyo3.Ratio"),
    ]
    assert stats["exports"] == [{"name": "Stat", "target": "nautilus_trader.stats.base.Stat"}]


def test_types_lead_to_the_documented_place(modules: dict) -> None:
    assert modules["nautilus_trader.stats.base"]["names"] == {
        "Extra": "nautilus_trader.stats.Extra",
        "Stat": "nautilus_trader.stats.base.Stat",
    }
    best = modules["nautilus_trader.stats.base"]["symbols"][0]["members"][0]
    assert best["parameters"][1]["defaultValue"] == "1000"


def test_a_name_that_a_page_has_twice_gets_a_full_anchor(modules: dict) -> None:
    anchors = {item["anchor"] for facts in modules.values() for item in facts["symbols"]}
    assert {"nautilus_trader.stats.base.Twin", "nautilus_trader.stats.twin.Twin", "Stat"} <= anchors
    assert modules["nautilus_trader.stats.twin"]["symbols"][0]["internal"] is True


def test_the_rust_core_stands_in_outline(modules: dict) -> None:
    core = modules["nautilus_trader.core.nautilus_pyo3"]
    assert [(item["anchor"], item.get("outline", False), item.get("page")) for item in core["symbols"]] == [
        ("Shown", False, "other"),
        ("nautilus_pyo3.Rest", True, None),
        ("nautilus_pyo3.to_nanos", True, None),
    ]
    assert core["exports"] == [{"name": "Ratio", "target": "nautilus_trader.stats.Ratio"}]


def test_the_index_leads_from_written_names_to_anchors(modules: dict) -> None:
    index = symbol_index(modules)
    place = {"page": "stats", "anchor": "Ratio.value", "kind": "method", "module": "nautilus_trader.stats"}
    assert index["symbols"]["Ratio.value"] == [place]
    assert index["symbols"]["nautilus_pyo3.Ratio.value"] == [place]
    assert len(index["symbols"]["Twin"]) == 2
    assert index["lineage"] == {"nautilus_trader.stats.twin.Twin": ["nautilus_trader.stats.base.Stat"]}
    assert index["exports"]["nautilus_trader.stats.Stat"] == "nautilus_trader.stats.base.Stat"
    check(index, SCHEMAS / "symbols.schema.json", "symbols")


def test_writing_twice_changes_nothing_and_leaves_no_stale_file(make_library, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "gone.json").write_text("{}")
    states = []
    for _ in range(2):
        modules = build(make_library(FILES), PLAN)
        for name, facts in modules.items():
            check(facts, SCHEMAS / "api.schema.json", name)
        write_folder(folder, {f"{name}.json": facts for name, facts in modules.items()})
        states.append({path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()})
    assert states[0] == states[1]
    assert sorted(states[0]) == sorted(f"{name}.json" for name in PLAN.pages)


def test_facts_that_do_not_fit_the_schema_are_refused(modules: dict) -> None:
    broken = {**modules["nautilus_trader.stats"], "language": "rust++"}
    with pytest.raises(ExtractError, match="don't fit the schema at 'language'"):
        check(broken, SCHEMAS / "api.schema.json", "nautilus_trader.stats")


def test_a_planned_module_that_is_missing_is_an_error(make_library) -> None:
    with pytest.raises(ExtractError, match=r"'nautilus_trader\.nowhere' of pages\.toml is not in"):
        build(make_library({}), Plan({"nautilus_trader.nowhere": "core"}))


def test_a_module_stands_on_one_page(tmp_path: Path) -> None:
    file = tmp_path / "pages.toml"
    file.write_text('[pages.a]\nmodules = ["x"]\n[pages.b]\nlatest = ["x"]\n')
    with pytest.raises(ExtractError, match="stands on 'a' and on 'b'"):
        read_plan("latest", file)
    assert read_plan("nightly", file).pages == {"nautilus_trader.x": "a"}
