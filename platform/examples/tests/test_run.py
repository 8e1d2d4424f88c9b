"""A program runs as a reader's file would, and every bad end is told."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

RUNNER = Path(__file__).resolve().parents[1] / "run.py"


def run(tmp_path: Path, *blocks: str, first: int = 10) -> tuple[int, list[dict[str, object]]]:
    """Run blocks that stand ten lines apart; return the exit code and the results."""
    folder = tmp_path / "folder"
    folder.mkdir()
    program = tmp_path / "program.json"
    results = tmp_path / "results.jsonl"
    described = [{"code": code, "line": first + 10 * index} for index, code in enumerate(blocks)]
    program.write_text(json.dumps({"page": "docs/page.md", "blocks": described}), "utf-8")
    done = subprocess.run([sys.executable, "-B", RUNNER, program, results], cwd=folder, check=False)
    lines = results.read_text("utf-8").splitlines() if results.exists() else []
    return done.returncode, [json.loads(line) for line in lines]


def test_blocks_are_one_program(tmp_path: Path) -> None:
    code, results = run(tmp_path, "x = 1", "print(x + 1)", "print(__name__)")
    assert code == 0
    assert [result["output"] for result in results] == ["", "2\n", "__main__\n"]
    assert all("error" not in result for result in results)


def test_all_that_is_printed_is_caught_in_its_order(tmp_path: Path) -> None:
    source = "import os, sys\nprint('a')\nprint('b', file=sys.stderr)\nos.write(1, b'c\\n')\nprint('d')"
    _, results = run(tmp_path, source)
    assert results[0]["output"] == "a\nb\nc\nd\n"


def test_a_class_of_the_page_is_found_by_name_and_by_source(tmp_path: Path) -> None:
    use = "import inspect, pickle\nprint(pickle.loads(pickle.dumps(Own())).x)\nprint(inspect.getsource(Own))"
    _, results = run(tmp_path, "class Own:\n    x = 7", use)
    assert results[1]["output"] == "7\nclass Own:\n    x = 7\n\n"


@pytest.mark.parametrize(
    ("block", "kind", "line"),
    [
        ("a = 1\nraise ValueError('no')", "ValueError", 21),
        ("def f():\n    return 1 / 0\nf()", "ZeroDivisionError", 21),
        ("a = 1\nb = = 2", "SyntaxError", 21),
        ("import sys\nsys.exit(3)", "SystemExit", 21),
        ("import json\njson.loads('{')", "JSONDecodeError", 21),
    ],
)
def test_an_error_is_told_with_the_line_of_the_page(
    tmp_path: Path, block: str, kind: str, line: int
) -> None:
    code, results = run(tmp_path, "print('fine')", block, "print('never')")
    assert code == 1
    assert len(results) == 2
    error = results[1]["error"]
    assert isinstance(error, dict)
    assert (error["type"], error["line"]) == (kind, line)


def test_an_aborting_process_keeps_what_was_reached(tmp_path: Path) -> None:
    code, results = run(tmp_path, "print('fine')", "import os\nprint('on')\nos.abort()")
    assert code != 0
    assert [result["output"] for result in results] == ["fine\n"]


def test_the_folder_is_the_programs_own(tmp_path: Path) -> None:
    _, results = run(tmp_path, "open('a.txt', 'w').write('x')\nimport os\nprint(os.listdir())")
    assert results[0]["output"] == "['a.txt']\n"
    assert (tmp_path / "folder/a.txt").exists()


def test_annotations_stay_objects(tmp_path: Path) -> None:
    _, results = run(tmp_path, "def f(x: int): ...\nprint(f.__annotations__)")
    assert results[0]["output"] == "{'x': <class 'int'>}\n"
