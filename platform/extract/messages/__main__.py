"""Writes the messages of one version: `python -m extract.messages --source PATH --version latest`."""

import json
import sys
from collections import Counter
from pathlib import Path

from extract.cli import FACTS, reading_command
from extract.errors import ExtractError
from extract.messages.places import Places
from extract.messages.read import LANGUAGES, read_messages
from extract.output import check, write_file
from extract.pages import read_plan
from extract.source import SourceTree


def run(source: Path, version: str, out: Path) -> str:
    """Reads and writes the messages of a version, whose API must have been read before.

    :param source: root of the platform's checkout
    :param version: 'latest' or 'nightly'
    :param out: the folder that the facts stand in and go to
    :returns: what was found, in words
    :raises ExtractError: when something can't be read or doesn't fit
    """
    folder = out / version / "api"
    try:
        modules = {
            name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
            for name in read_plan(version).pages
        }
    except (OSError, ValueError) as error:
        raise ExtractError(f"Read the API first, with `python -m extract`: {error}.", folder) from error
    read = read_messages(SourceTree(source), Places(modules))
    facts = {"files": read.files, "wordless": dict(read.wordless)}
    check(facts, FACTS / "messages.schema.json", "messages")
    write_file(out / version / "messages.json", facts)
    found = Counter({name: 0 for name in LANGUAGES.values()})
    for file in read.files:
        found[LANGUAGES[Path(file["path"]).suffix]] += sum(
            len(item["messages"]) for item in file["functions"]
        )
    parts = [f"{found[name]} in {name} ({read.wordless[name]} without words)" for name in found]
    return f"{version}: {found.total()} messages, {', '.join(parts)}."


def main(arguments: list[str]) -> int:
    """Runs the command.

    :returns: the exit code: 1 when the messages could not be read
    """
    return reading_command("extract.messages", __doc__, run, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
