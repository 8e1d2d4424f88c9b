"""Checks the facts against the schema and writes them."""

import json
from pathlib import Path
from typing import Any

from extract.errors import ExtractError
from extract.facts import Facts
from extract.json_text import json_text


def check(facts: Facts, schema: Path, name: str) -> None:
    """Checks facts.

    :param schema: the file of the schema
    :param name: what they are about, for the error
    :raises ExtractError: at the first place that doesn't fit
    """
    # Only the extractor needs it, so that the comparison runs without.
    from jsonschema import Draft202012Validator

    validator = Draft202012Validator(json.loads(schema.read_text(encoding="utf-8")))
    for error in validator.iter_errors(facts):
        place = "/".join(map(str, error.absolute_path))
        raise ExtractError(
            f"The facts of '{name}' don't fit the schema at '{place}': {error.message[:300]}.", schema
        )


def write_folder(folder: Path, files: dict[str, Any]) -> None:
    """Writes files of JSON into a folder and removes those of earlier runs that are no more.

    :param files: content by file name
    """
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob("*.json"):
        if stale.name not in files:
            stale.unlink()
    for name, content in files.items():
        write_file(folder / name, content)


def write_file(path: Path, content: Any) -> None:
    """Writes one file, only when it changes, so that unchanged files keep their time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json_text(content)
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8", newline="\n")
