"""Says which files of a checkout hold messages that users of the package can meet."""

import re
from collections.abc import Iterator
from pathlib import Path

from extract.source import PACKAGE, SourceTree

_OURS = (".py", ".pyx", ".pxd")
_LEFT_OUT = ("test_kit", "tests", "examples")
_RUST_LEFT_OUT = ("tests", "stubs.rs", "tests.rs", "testing.rs", "defi")
_OFFERED = re.compile(r"\bnautilus_(\w+)::python\b")
# For tests, and behind a feature that the package is built without.
_NOT_BUILT = ("testkit", "blockchain")


def python_files(tree: SourceTree) -> list[Path]:
    """The Python and Cython files of the package."""
    return [
        path
        for path in sorted((tree.root / PACKAGE).rglob("*"))
        if path.suffix in _OURS and not set(path.relative_to(tree.root).parts) & set(_LEFT_OUT)
    ]


def rust_files(tree: SourceTree) -> list[Path]:
    """The files of the crates whose modules the package offers to Python; the others make nodes in pure Rust."""
    return [path for crate in _crates(tree) for path in _sources(crate)]


def rust_module(path: str) -> str:
    """The name of a Rust module, such as `nautilus_model::types::price` of `crates/model/src/types/price.rs`."""
    before, _, inner = path.partition("/src/")
    parts = [part for part in inner.removesuffix(".rs").split("/") if part not in ("lib", "mod")]
    return "::".join([f"nautilus_{before.rpartition('/')[2]}", *parts])


def _crates(tree: SourceTree) -> Iterator[Path]:
    folder = tree.root / "crates"
    offers = folder / "pyo3" / "src" / "lib.rs"
    if not offers.is_file():
        return
    for name in sorted(set(_OFFERED.findall(tree.read(offers))) - set(_NOT_BUILT)):
        crate = next((place for place in (folder / name, folder / "adapters" / name) if place.is_dir()), None)
        if crate:
            yield crate / "src"


def _sources(folder: Path) -> list[Path]:
    return [
        path
        for path in sorted(folder.rglob("*.rs"))
        if not set(path.relative_to(folder).parts) & set(_RUST_LEFT_OUT)
    ]
