"""Differences between facts and running package, and the committed reasons for those that are right."""

import json
from collections import Counter
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path


@dataclass(frozen=True)
class Difference:
    """One difference. `code` says of what sort, `place` is the full name of what differs."""

    code: str
    place: str
    detail: str

    def __str__(self) -> str:
        return f"{self.code:<10} {self.place}: {self.detail}"


@dataclass
class Report:
    """All differences, and what was looked at."""

    differences: list[Difference] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)

    def add(self, code: str, place: str, detail: str) -> None:
        """Notes a difference."""
        self.differences.append(Difference(code, place, detail))


Rule = dict[str, str]


def read_explanations(path: Path) -> list[Rule]:
    """Reads the reasons: `code` and `place` (with `*`) of the differences, and the `reason`."""
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []


def explain(
    differences: list[Difference], rules: list[Rule]
) -> tuple[list[Difference], list[tuple[Difference, str]], list[Rule]]:
    """Sorts differences by whether a rule explains them.

    :returns: the unexplained ones, the explained ones with their reasons, and the rules that explain nothing
    """
    open_ones, explained, used = [], [], set()
    for difference in differences:
        rule = next(
            (
                index
                for index, rule in enumerate(rules)
                if rule["code"] == difference.code
                and fnmatchcase(difference.place, rule["place"])
                and fnmatchcase(difference.detail, rule.get("detail", "*"))
            ),
            None,
        )
        if rule is None:
            open_ones.append(difference)
        else:
            used.add(rule)
            explained.append((difference, rules[rule]["reason"]))
    return open_ones, explained, [rule for index, rule in enumerate(rules) if index not in used]
