"""Reads the messages of a checkout."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from extract.facts import Facts
from extract.messages.checks import Checks
from extract.messages.from_cython import cython_functions
from extract.messages.from_python import python_functions
from extract.messages.languages import python_files, rust_files, rust_module
from extract.messages.places import Entry, Places
from extract.messages.python_sites import PythonSites
from extract.messages.record import Message, Reading
from extract.messages.rust_sites import RustChecks, rust_messages
from extract.source import SourceTree

_RUST_CHECKS = Path("crates/core/src/correctness.rs")
LANGUAGES = {".py": "python", ".pyx": "cython", ".pxd": "cython", ".rs": "rust"}


@dataclass
class Read:
    """What a checkout gave."""

    files: list[Facts] = field(default_factory=list)
    wordless: Counter[str] = field(default_factory=Counter)
    """Places whose message is only a variable, by language."""


def read_messages(tree: SourceTree, places: Places) -> Read:
    """Reads all messages.

    :param places: the documented entries of the same version
    :returns: files in the order of their paths, each with its messages in source order
    :raises ExtractError: naming file and line, where one can't be read
    """
    read = Read(wordless=Counter(dict.fromkeys(LANGUAGES.values(), 0)))
    checks = Checks(tree)
    for path in python_files(tree):
        where = tree.relative(path)
        module = where.rpartition(".")[0].removesuffix("/__init__").replace("/", ".")
        code = tree.read(path)
        functions = (
            python_functions(code, where) if path.suffix == ".py" else cython_functions(module, code, where)
        )
        _add(read, where, module, PythonSites(functions, checks).read(), places)
    rust_checks = _rust_checks(tree)
    for path in rust_files(tree):
        where = tree.relative(path)
        _add(read, where, rust_module(where), rust_messages(tree.read(path), where, rust_checks), places)
    read.files.sort(key=lambda file: file["path"])
    return read


def _rust_checks(tree: SourceTree) -> RustChecks:
    path = tree.root / _RUST_CHECKS
    return RustChecks(tree.read(path) if path.is_file() else "", _RUST_CHECKS.as_posix())


def _add(read: Read, path: str, module: str, reading: Reading, places: Places) -> None:
    read.wordless[LANGUAGES[Path(path).suffix]] += reading.wordless
    if not reading.messages:
        return
    page = places.page(module)
    functions: dict[str, list[Message]] = {}
    for item in sorted(
        reading.messages, key=lambda item: (item.line, item.level, item.template.text, item.error or "")
    ):
        functions.setdefault(item.within, []).append(item)
    made = [
        {
            **_head(within, _entry(path, module, within, places), page),
            "messages": [_record(item) for item in items],
        }
        for within, items in functions.items()
    ]
    read.files.append({"path": path, "module": module, **({"page": page} if page else {}), "functions": made})


def _entry(path: str, module: str, within: str, places: Places) -> Entry | None:
    return places.rust(within) if path.endswith(".rs") else places.python(module, within)


def _head(within: str, entry: Entry | None, page: str | None) -> Facts:
    head: Facts = {"in": within} if within else {}
    if entry:
        head["anchor"] = entry.anchor
        if entry.page != page:
            head["page"] = entry.page
    return head


def _record(message: Message) -> Facts:
    record: Facts = {"line": message.line, "level": message.level, "text": message.template.text}
    if message.template.gaps:
        record["gaps"] = message.template.gaps
    if message.error:
        record["error"] = message.error
    return record
