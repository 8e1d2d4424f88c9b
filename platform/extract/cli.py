"""The command line: reads a source tree, writes the facts of one version, says what it found."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from extract.build import build
from extract.corrections import read_corrections
from extract.counts import count, sentence
from extract.errors import ExtractError
from extract.library import Library
from extract.output import check, write_file, write_folder
from extract.pages import VERSIONS, read_plan
from extract.source import SourceTree
from extract.symbols import symbol_index
from extract.value_corrections import read_corrections_of
from extract.words import read_words

FACTS = Path(__file__).parents[2] / "facts"
"""The committed facts: schemas and corrections are read from here, wherever the result goes."""


def run(source: Path, version: str, out: Path) -> dict[str, int]:
    """Extracts the facts of a version.

    :param source: root of the platform's checkout
    :param version: 'latest' or 'nightly'
    :param out: the folder that the facts go to
    :returns: what was counted
    :raises ExtractError: when something can't be read or doesn't fit
    """
    library = Library(SourceTree(source), read_corrections(FACTS / "corrections" / f"{version}.json"))
    corrections = {
        name: read_corrections_of(FACTS / "corrections" / f"{name}.json", version)
        for name in ("types", "raises", "values", "imports", "unwritten")
    }
    modules = build(library, read_plan(version), corrections, read_words())
    for name, facts in modules.items():
        check(facts, FACTS / "api.schema.json", name)
    index = symbol_index(modules)
    check(index, FACTS / "symbols.schema.json", "symbols")
    write_folder(out / version / "api", {f"{name}.json": facts for name, facts in modules.items()})
    write_file(out / version / "symbols.json", index)
    return count(modules)


def main(arguments: list[str]) -> int:
    """Runs the command.

    :param arguments: those behind the command's name
    :returns: the exit code: 1 when the facts could not be made
    """

    def told(source: Path, version: str, out: Path) -> str:
        return sentence(version, run(source, version, out))

    return reading_command("extract", __doc__, told, arguments)


def reading_command(
    name: str, description: str | None, read: Callable[[Path, str, Path], str], arguments: list[str]
) -> int:
    """Runs a command that reads a source tree and writes facts of one version.

    :param name: of the command, for its help
    :param read: takes the tree's root, the version and the facts' folder; gives what it found, in words
    :param arguments: those behind the command's name
    :returns: the exit code: 1 when something could not be read
    """
    parser = argparse.ArgumentParser(prog=name, description=description)
    parser.add_argument("--source", required=True, type=Path, help="root of a checkout of the platform")
    parser.add_argument("--version", required=True, choices=VERSIONS)
    parser.add_argument("--out", type=Path, default=FACTS)
    options = parser.parse_args(arguments)
    try:
        print(read(options.source, options.version, options.out))
    except ExtractError as error:
        print(error, file=sys.stderr)
        return 1
    return 0
