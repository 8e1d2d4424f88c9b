"""The committed facts hold together: every symbol is in the index, every reference leads somewhere."""

import json
import re
from pathlib import Path

import pytest

from extract.anchors import page_of, short_name
from extract.output import check
from extract.pages import VERSIONS, read_plan
from extract.symbols import own_fields, symbol_index
from extract.words import WORDS

FACTS = Path(__file__).parents[3] / "facts"


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def modules(version: str) -> dict:
    names = read_plan(version).pages
    return {
        name: json.loads((FACTS / version / "api" / f"{name}.json").read_text(encoding="utf-8"))
        for name in names
    }


def test_every_planned_module_has_its_file_and_no_other(version: str, modules: dict) -> None:
    files = {path.stem for path in (FACTS / version / "api").glob("*.json")}
    assert files == set(modules)


def test_all_fit_the_schema(modules: dict) -> None:
    for name, facts in modules.items():
        check(facts, FACTS / "api.schema.json", name)


def test_the_index_is_that_of_the_facts(version: str, modules: dict) -> None:
    index = json.loads((FACTS / version / "symbols.json").read_text(encoding="utf-8"))
    assert index == symbol_index(modules)
    check(index, FACTS / "symbols.schema.json", "symbols")


def test_anchors_are_unique_on_their_page_and_in_the_index(version: str, modules: dict) -> None:
    index = json.loads((FACTS / version / "symbols.json").read_text(encoding="utf-8"))["symbols"]
    seen = set()
    for facts in modules.values():
        for symbol in facts["symbols"]:
            for name in ["", *(item["name"] for item in [*symbol.get("members", []), *own_fields(symbol)])]:
                tail = f".{name}" if name else ""
                place = (page_of(facts, symbol), symbol["anchor"] + tail)
                assert place not in seen
                seen.add(place)
                found = index[short_name(facts, symbol) + tail]
                assert place in [(item["page"], item["anchor"]) for item in found]


def test_every_reference_leads_to_a_documented_symbol(modules: dict) -> None:
    known = {f"{name}.{symbol['name']}" for name, facts in modules.items() for symbol in facts["symbols"]}
    for facts in modules.values():
        targets = [item["target"] for item in facts["exports"]] + list(facts["names"].values())
        for symbol in facts["symbols"]:
            targets += symbol.get("names", {}).values()
            targets += [group["from"] for group in symbol.get("inherited", [])]
            targets += [item["owner"] for item in symbol.get("fields", []) if "owner" in item]
            targets += [base for base in symbol.get("bases", []) if base.startswith("nautilus_trader.")]
        unknown = [
            target for target in targets if target not in known and not target.startswith(("builtins.",))
        ]
        assert unknown == []


def test_the_messages_fit_the_schema_and_few_are_left_out(version: str) -> None:
    facts = json.loads((FACTS / version / "messages.json").read_text(encoding="utf-8"))
    check(facts, FACTS / "messages.schema.json", "messages")
    paths = [file["path"] for file in facts["files"]]
    assert paths == sorted(set(paths))
    assert not [path for path in paths if "/tests/" in path or "test_kit" in path]
    for suffixes, language in (((".py",), "python"), ((".pyx", ".pxd"), "cython"), ((".rs",), "rust")):
        read = sum(
            len(item["messages"])
            for file in facts["files"]
            if file["path"].endswith(suffixes)
            for item in file["functions"]
        )
        assert read > 1000
        assert facts["wordless"][language] < read / 8


def conditions(modules: dict) -> list[str]:
    calls = [
        call
        for facts in modules.values()
        for symbol in facts["symbols"]
        for call in [symbol, symbol.get("constructor", {}), *symbol.get("members", [])]
    ]
    return [text for call in calls for item in call.get("raises", []) for text in item.get("when", [])]


def test_conditions_name_nothing_private(modules: dict) -> None:
    private = [text for text in conditions(modules) if re.search(r"(?<!\w)_[a-z]|\._[a-z]", text)]
    # As many as the README says: words.json has words for such code.
    assert private == []


def test_our_words_are_needed() -> None:
    texts = [
        path.read_text(encoding="utf-8") for version in VERSIONS for path in (FACTS / version / "api").glob("*.json")
    ]
    says = {item["says"] for item in json.loads(WORDS.read_text(encoding="utf-8"))}
    assert [words for words in sorted(says) if not any(json.dumps(words)[1:-1] in text for text in texts)] == []
