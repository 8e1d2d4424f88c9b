"""The command that writes the messages of a version."""

import json
from pathlib import Path

import pytest

from extract.messages.__main__ import main
from extract.pages import read_plan


@pytest.fixture
def source(tmp_path: Path) -> Path:
    package = tmp_path / "source" / "nautilus_trader"
    (package / "test_kit").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "test_kit" / "stubs.py").write_text("raise ValueError('in a test')\n")
    (package / "desk.py").write_text(
        "def go(x):\n    log.error(f'lost {x}')\n    raise ValueError('no go')\n    raise x\n"
    )
    return tmp_path / "source"


@pytest.fixture
def out(tmp_path: Path) -> Path:
    folder = tmp_path / "facts" / "latest" / "api"
    folder.mkdir(parents=True)
    for name, page in read_plan("latest").pages.items():
        (folder / f"{name}.json").write_text(json.dumps({"module": name, "page": page, "symbols": []}))
    return tmp_path / "facts"


def call(source: Path, out: Path) -> int:
    return main(["--source", str(source), "--version", "latest", "--out", str(out)])


def test_it_writes_the_same_twice(source: Path, out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(source, out) == 0
    first = (out / "latest" / "messages.json").read_bytes()
    assert call(source, out) == 0
    assert (out / "latest" / "messages.json").read_bytes() == first
    facts = json.loads(first)
    assert [file["path"] for file in facts["files"]] == ["nautilus_trader/desk.py"]
    assert facts["files"][0]["functions"] == [
        {
            "in": "go",
            "messages": [
                {"line": 2, "level": "error", "text": "lost {}", "gaps": ["x"]},
                {"line": 3, "level": "raise", "text": "no go", "error": "ValueError"},
            ],
        }
    ]
    assert "2 in python (1 without words)" in capsys.readouterr().out


def test_a_source_that_cannot_be_read_fails_with_its_line(
    source: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (source / "nautilus_trader" / "broken.py").write_text("def go():\n    raise (\n")
    assert call(source, out) == 1
    assert capsys.readouterr().err.startswith("nautilus_trader/broken.py:2: ")
    assert not (out / "latest" / "messages.json").exists()


def test_the_api_is_read_first(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(source, tmp_path / "none") == 1
    assert "Read the API first" in capsys.readouterr().err
