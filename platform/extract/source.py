"""Finds the files of a module in a source tree."""

from dataclasses import dataclass
from pathlib import Path

from extract.errors import ExtractError

PACKAGE = "nautilus_trader"


@dataclass(frozen=True)
class Files:
    """The files of one module, as far as they exist. `main` is where links point."""

    main: Path
    declarations: Path | None
    stub: Path | None
    is_package: bool


class SourceTree:
    """A checkout of the platform.

    :param root: the folder that holds the package's folder
    :raises ExtractError: when the package isn't there
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        if not (root / PACKAGE / "__init__.py").is_file():
            raise ExtractError(
                f"There is no package '{PACKAGE}' here. Give the root of a checkout as --source.", root
            )

    def find(self, module: str) -> Files | None:
        """Finds a module.

        :param module: its full dotted name
        :returns: its files, or None when the tree has no such module
        """
        stem = self.root.joinpath(*module.split("."))
        if (stem / "__init__.py").is_file():
            return Files(stem / "__init__.py", None, None, True)
        beside = {suffix: stem.with_name(stem.name + suffix) for suffix in (".pyx", ".py", ".pxd", ".pyi")}
        existing = {suffix: path for suffix, path in beside.items() if path.is_file()}
        main = existing.get(".pyx") or existing.get(".py") or existing.get(".pyi")
        if main is None:
            return None
        stub = existing.get(".pyi")
        return Files(main, existing.get(".pxd"), None if stub == main else stub, False)

    def relative(self, path: Path) -> str:
        """The path as links and reports show it, from the root, with forward slashes."""
        return path.relative_to(self.root).as_posix()

    def read(self, path: Path) -> str:
        """The text of a file.

        :raises ExtractError: when it isn't UTF-8
        """
        try:
            return path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise ExtractError(f"This file is not UTF-8: {error}.", self.relative(path)) from error
