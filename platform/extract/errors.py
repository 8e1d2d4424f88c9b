"""The one error that is the reader's to mend."""

from pathlib import Path


class ExtractError(Exception):
    """A source, a data file or a result that can't be used; its text names where and what to do.

    :param message: one clear sentence
    :param path: the file it is about, when there is one
    :param line: the line in that file, 1-based
    """

    def __init__(self, message: str, path: Path | str | None = None, line: int | None = None) -> None:
        place = "" if path is None else f"{path}: " if line is None else f"{path}:{line}: "
        super().__init__(f"{place}{message}")
