"""Writes what has to hold for an exception in one text: `x` isn't positive and `y > 0`."""

import ast
import re
from dataclasses import dataclass

from extract.guards import Each, Failed, Guard, Test
from extract.logic import conjunction, is_unknown, names_in, replaced, tests_of
from extract.phrases import Phrase, code
from extract.words import Words

_LONGEST_TEST = 120
_LONGEST_STEP = 70


@dataclass(frozen=True)
class When:
    """A condition: what it speaks of, where several may share the words on it, and the words."""

    subject: str | None
    words: str


def when(
    phrase: Phrase | None,
    phrase_names: set[str],
    guards: tuple[Guard, ...],
    known: dict[str, ast.expr],
    words_of: Words,
) -> When | None:
    """Writes a condition.

    :param phrase: what a check says, or None for a `raise`
    :param phrase_names: the names that the phrase uses
    :param guards: what has to hold
    :param known: what stands behind local names
    :param words_of: our words for code that says little
    :returns: None where that can't be told in a few words; 'always' where there is no condition
    """
    turned = {ast.unparse(guard.source) for guard in guards if isinstance(guard, Each)}
    # A loop over nothing has no turn.
    asked = [item for item in guards if isinstance(item, Test) and ast.unparse(item.code) not in turned]
    tests = [guard.code for guard in asked]
    failed = [guard for guard in guards if isinstance(guard, Failed)]
    if any(is_unknown(test) for test in tests) or len(failed) > 1:
        return None
    subject, words = _said(phrase or (None, ""), words_of)
    said, tests = _in_words(tests, known, words_of)
    tests, words = _own_none(tests, subject, words)
    joined = _short(tests, known)
    if joined is None and (phrase or not _is_long_way(asked[-1])):
        # Which of several returns wasn't taken takes many words, and can be left out where others are left.
        said, tests = _in_words([guard.code for guard in asked if not _is_long_way(guard)], known, words_of)
        tests, words = _own_none(tests, *_said(phrase or (None, ""), words_of))
        joined = (_short(tests, known) or None) if tests or not (phrase or said) else ""
    if joined is None:
        return None
    failures = [_failure(item, known) for item in failed]
    parts = [part for part in (words, *(words_of.of(item) or item for item in failures), joined, *said) if part]
    if not parts:
        return When(None, "always")
    spoken = " ".join(re.findall("`[^`]*`", " ".join([words, *said])))
    used = {*(phrase_names if subject else ()), *re.findall(r"\w+", spoken)}.union(*(names_in(test) for test in tests))
    turns = _turns(guards, used, known)
    return When(subject if len(parts) == 1 and not turns else None, _sentence(subject, parts, turns))


def _said(phrase: Phrase, words_of: Words) -> Phrase:
    """What a check says, in our words where there are any."""
    subject, words = phrase
    own = words_of.of(f"{subject} {words}") if subject else None
    return (None, own) if own else phrase


def _in_words(
    tests: list[ast.expr], known: dict[str, ast.expr], words_of: Words
) -> tuple[list[str], list[ast.expr]]:
    """The words for tests that have any, and the other tests."""
    said: dict[str, None] = {}
    rest = tests_of(tests)
    # One by one, and gathered as they are written.
    for gather in (False, True):
        both = conjunction(rest) if gather else None
        flat = rest if both is None else tests_of([both])
        found = {
            ast.unparse(test): words_of.of(ast.unparse(replaced(test, known))) or words_of.of(ast.unparse(test))
            for test in flat
        }
        if any(found.values()):
            said.update(dict.fromkeys(words for words in found.values() if words))
            rest = [test for test in flat if not found[ast.unparse(test)]]
    return list(said), rest


def _is_long_way(guard: Test) -> bool:
    return guard.past and any(isinstance(item, ast.Or) for item in ast.walk(guard.code))


def _sentence(subject: str | None, parts: list[str], turns: str) -> str:
    text = " and ".join(parts)
    alone = len(parts) == 1 and not turns
    return text + turns if subject is None or alone else f"{subject} {text}{turns}"


def _own_none(tests: list[ast.expr], subject: str | None, words: str) -> tuple[list[ast.expr], str]:
    """Says that something isn't None, asked before a check of it, in the words on it."""
    own = f"{(subject or '').strip('`')} is not None"
    if not subject or all(ast.unparse(test) != own for test in tests):
        return tests, words
    rest = [test for test in tests if ast.unparse(test) != own]
    return rest, words if words.startswith("isn't None") else f"isn't None and {words}"


def _short(tests: list[ast.expr], known: dict[str, ast.expr]) -> str | None:
    """All tests as code: with what stands behind local names where that isn't long; None where it is all the same."""
    for values in (known, {}):
        both = conjunction([replaced(test, values) for test in tests])
        text = "" if both is None else code(both)
        if len(text) <= _LONGEST_TEST:
            return text
    return None


def _failure(failed: Failed, known: dict[str, ast.expr]) -> str:
    named = [f"`{name}`" for name in failed.errors]
    what = " or ".join(named)
    value = getattr(failed.step, "value", None)
    if isinstance(value, ast.Subscript) and failed.errors == ("KeyError",):
        key, source = (code(replaced(part, known)) for part in (value.slice, value.value))
        return f"{key} isn't in {source}"
    text = code(replaced(value, known)) if isinstance(value, ast.expr) and not is_unknown(value) else ""
    if not text or len(text) > _LONGEST_STEP:
        return f"{what} is raised on the way" if named else "another exception is raised on the way"
    return f"{text} raises {what}" if named else f"{text} fails"


def _turns(guards: tuple[Guard, ...], used: set[str], known: dict[str, ast.expr]) -> str:
    """For which elements it holds, where the condition speaks of them."""
    text = ""
    for guard in reversed(guards):
        if isinstance(guard, Each) and names_in(guard.target) & used:
            used = used | names_in(guard.source)
            text += f" for any {code(guard.target).replace('(', '').replace(')', '')} of {code(replaced(guard.source, known))}"
    return text


def merged(found: list[When]) -> list[str]:
    """Texts of conditions, each once; what is said of several things is said of all at once."""
    if any(item.words == "always" for item in found):
        return ["always"]
    subjects: dict[str, list[str]] = {}
    for item in found:
        subjects.setdefault(item.words, [])
        if item.subject and item.subject not in subjects[item.words]:
            subjects[item.words].append(item.subject)
    bare = {text: _spans(text) for text, named in subjects.items() if not named}
    sure = {f"{name} {words} and " for words, named in subjects.items() for name in named}
    return [
        f"{_listed(named)} {words}" if named else words
        for words, named in subjects.items()
        # What holds in any case holds in a closer one.
        if named
        or not (words.startswith(tuple(sure)) or any(other < bare[words] for other in bare.values() if other))
    ]


def _spans(text: str) -> set[str]:
    """The single tests of a condition that is nothing but code; none of any other."""
    if not re.fullmatch("`[^`]*`", text):
        return set()
    try:
        return {ast.unparse(test) for test in tests_of([ast.parse(text.strip("`"), mode="eval").body])}
    except SyntaxError:
        return set()


def _listed(named: list[str]) -> str:
    return named[0] if len(named) == 1 else f"{', '.join(named[:-1])} or {named[-1]}"
