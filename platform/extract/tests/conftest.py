"""A small platform of our own, written into a temporary folder."""

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from extract.library import Library
from extract.source import SourceTree

MakeLibrary = Callable[..., Library]


@pytest.fixture
def make_library(tmp_path: Path) -> MakeLibrary:
    """Makes a library from texts by path below the package, such as `{"common/bus.pyx": "…"}`."""

    def make(files: dict[str, str]) -> Library:
        for path, text in {"__init__.py": "", **files}.items():
            target = tmp_path / "nautilus_trader" / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(dedent(text), encoding="utf-8")
        return Library(SourceTree(tmp_path))

    return make
