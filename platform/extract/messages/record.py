"""What is known of one message: its text with gaps, and where it comes from."""

import re
from dataclasses import dataclass

LEVELS = ("raise", "panic", "error", "warning", "denied", "rejected")


@dataclass(frozen=True)
class Gap:
    """A place in a text that is filled when the message is made."""

    code: str
    """The expression that fills it, as the source writes it, on one line."""


Part = str | Gap


@dataclass(frozen=True)
class Template:
    """A text with gaps."""

    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """The text, each gap as `{}`; braces of the text itself are doubled."""
        return "".join("{}" if isinstance(part, Gap) else doubled(part) for part in self.parts)

    @property
    def gaps(self) -> list[str]:
        """What fills each gap, in order."""
        return [part.code for part in self.parts if isinstance(part, Gap)]

    @property
    def says_something(self) -> bool:
        """Whether it holds a word, so that it is more than what fills it."""
        return any(isinstance(part, str) and re.search(r"[^\W\d_]{2}", part) for part in self.parts)


@dataclass(frozen=True)
class Message:
    """A message at one place of a file."""

    template: Template
    level: str
    line: int
    within: str
    """The function below its module, or the variant of an enum of errors."""
    error: str | None = None


@dataclass
class Reading:
    """What one file gave."""

    messages: list[Message]
    wordless: int = 0
    """Places whose message is only a variable, or that have none."""


def template(parts: list[Part]) -> Template:
    """Joins neighbouring texts and drops empty ones."""
    joined: list[Part] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    return Template(tuple(joined))


def doubled(text: str) -> str:
    """A text with its braces doubled, so that they are no gaps."""
    return text.replace("{", "{{").replace("}", "}}")


def one_line(code: str) -> str:
    """Source text on one line."""
    return " ".join(code.split())
