"""What has to hold for a place of a body to be reached."""

import ast
from dataclasses import dataclass


@dataclass(frozen=True)
class Test:
    """A condition that holds."""

    code: ast.expr
    # Whether it only says that an earlier `return` wasn't taken.
    past: bool = False


@dataclass(frozen=True)
class Each:
    """A turn of a loop."""

    target: ast.expr
    source: ast.expr


@dataclass(frozen=True)
class Failed:
    """An exception was caught: by name, or any; of one statement, or of several."""

    step: ast.stmt | None
    errors: tuple[str, ...]


Guard = Test | Each | Failed
