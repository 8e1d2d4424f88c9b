"""Notebooks that break their format or stop on the way are told, and what the others print is brought back."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CHECKER = Path(__file__).resolve().parents[1] / "notebooks.py"


def notebook(*sources: str, **changes: object) -> dict[str, object]:
    """Return a notebook with a code cell for each source."""
    cells = [
        {
            "cell_type": "code",
            "id": f"cell-{index}",
            "metadata": {},
            "source": source,
            "execution_count": None,
            "outputs": [],
        }
        for index, source in enumerate(sources)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5} | changes


def check(tmp_path: Path, notebooks: dict[str, object], *names: str) -> dict[str, Any]:
    """Check notebooks, by path, and run those named."""
    folder = tmp_path / "notebooks"
    for name, content in notebooks.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(json.dumps(content), "utf-8")
    results = tmp_path / "results.json"
    subprocess.run([sys.executable, "-B", CHECKER, folder, results, *names], check=True, capture_output=True)
    return json.loads(results.read_text("utf-8"))


@pytest.mark.parametrize(
    "broken",
    [
        notebook("1", cells=[{"cell_type": "code", "id": "a", "metadata": {}, "source": "1"}]),
        notebook("1", cells=[{"cell_type": "markdown", "metadata": {}, "source": "no id"}]),
        notebook("1", cells=[{"cell_type": "markdown", "id": "a b", "metadata": {}, "source": "space"}]),
        notebook("1", nbformat=3),
        [],
    ],
)
def test_a_broken_notebook_is_named(tmp_path: Path, broken: object) -> None:
    found = check(tmp_path, {"latest/good.ipynb": notebook("1"), "latest/a.ipynb": broken})
    assert list(found["invalid"]) == ["latest/a.ipynb"]


def test_what_a_notebook_prints_is_brought_back_from_an_empty_folder(tmp_path: Path) -> None:
    sources = ("import os\nprint(os.listdir())", "print('two')\n'shown and not printed'")
    found = check(tmp_path, {"a.ipynb": notebook(*sources)}, "a.ipynb")
    assert found == {"invalid": {}, "executed": {"a.ipynb": {"printed": "[]\ntwo\n", "error": None}}}


def test_a_cell_that_raises_stops_its_notebook(tmp_path: Path) -> None:
    found = check(tmp_path, {"a.ipynb": notebook("print(1)", "1 / 0", "print(3)")}, "a.ipynb")
    assert found["executed"]["a.ipynb"]["printed"] == "1\n"
    assert "ZeroDivisionError" in found["executed"]["a.ipynb"]["error"]


def test_a_kernel_that_dies_is_told(tmp_path: Path) -> None:
    found = check(tmp_path, {"a.ipynb": notebook("import os\nos.abort()")}, "a.ipynb")
    assert "died" in found["executed"]["a.ipynb"]["error"].lower()
