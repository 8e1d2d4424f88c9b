"""A small platform of our own, written into a temporary folder."""

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

from extract.source import SourceTree

if TYPE_CHECKING:
    from extract.library import Library

MakeLibrary = Callable[..., "Library"]


@pytest.fixture
def make_library(tmp_path: Path) -> MakeLibrary:
    """Makes a library from texts by path below the package, such as `{"common/bus.pyx": "…"}`."""

    # Needs Cython, which is missing beside an installed package; its tests do without.
    from extract.library import Library

    def make(files: dict[str, str]) -> Library:
        for path, text in {"__init__.py": "", **files}.items():
            target = tmp_path / "nautilus_trader" / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(dedent(text), encoding="utf-8")
        return Library(SourceTree(tmp_path))

    return make
