"""
Check the pages' notebooks: each against the schema of its format, some by running them.

Usage: notebooks.py FOLDER RESULTS [NAME …]. FOLDER holds the notebooks, at any depth; NAMEs are paths below it of those
that are run, each in an empty folder. RESULTS becomes a JSON file: `invalid` has a message by name, and `executed` by
name what the cells `printed`, and the `error` that stopped them, or null.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, DeadKernelError
from nbformat.validator import iter_validate


# Seconds that a cell may take.
LONGEST = 180


def invalid(notebook: Path) -> str | None:
    """Return what a file breaks of the format 4.5. `nbformat.validate` would mend some of it in silence."""
    try:
        found = json.loads(notebook.read_text("utf-8"))
    except ValueError as error:
        return f"no JSON: {error}"
    for error in iter_validate(found, version=4, version_minor=5):
        return str(error).splitlines()[0]
    return None


def executed(notebook: Path) -> dict[str, object]:
    """Run a notebook and return what it printed, and why it stopped before its end."""
    found = nbformat.read(notebook, as_version=4)
    error = None
    with tempfile.TemporaryDirectory() as folder:
        client = NotebookClient(found, timeout=LONGEST, resources={"metadata": {"path": folder}})
        try:
            client.execute()
        except (CellExecutionError, DeadKernelError, TimeoutError) as stopped:
            error = str(stopped)
    outputs = [output for cell in found.cells for output in cell.get("outputs", [])]
    printed = "".join(output.text for output in outputs if output.output_type == "stream")
    return {"printed": printed, "error": error}


def check(folder: Path, names: list[str]) -> dict[str, object]:
    """Check all notebooks below a folder and run those named."""
    notebooks = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.ipynb"))}
    messages = {name: invalid(path) for name, path in notebooks.items()}
    return {
        "invalid": {name: message for name, message in messages.items() if message},
        "executed": {name: executed(notebooks[name]) for name in names},
    }


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(json.dumps(check(Path(sys.argv[1]), sys.argv[3:])), "utf-8")
