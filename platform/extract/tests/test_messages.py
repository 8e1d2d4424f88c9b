"""The messages that Python and Cython sources make."""

from pathlib import Path
from textwrap import dedent

import pytest

from extract.errors import ExtractError
from extract.messages.checks import Checks
from extract.messages.from_cython import cython_functions
from extract.messages.from_python import python_functions
from extract.messages.places import Places
from extract.messages.python_sites import PythonSites
from extract.messages.read import read_messages
from extract.messages.record import Reading
from extract.source import SourceTree

CORRECTNESS = """
cdef class Condition:
    @staticmethod
    cdef void not_none(object argument, str param, ex_type = None):
        if argument is not None:
            return
        raise make_exception(ex_default=TypeError, ex_type=ex_type, msg=f"'{param}' argument was `None`")

    @staticmethod
    cdef void is_true(bint predicate, str fail_msg, ex_type = None):
        if predicate:
            return
        raise make_exception(ex_default=ValueError, ex_type=ex_type, msg=fail_msg)

    @staticmethod
    cdef void valid_string(str argument, str param, ex_type = None):
        Condition.not_none(argument, param, ex_type)
        raise make_exception(ex_default=ValueError, ex_type=ex_type, msg=f"'{param}' string was {argument:_}")


class PyCondition:
    @staticmethod
    def not_none(argument, str param, ex_type = None):
        Condition.not_none(argument, param, ex_type)
"""

Row = tuple[str, str, str | None, list[str]]


@pytest.fixture
def tree(tmp_path: Path) -> SourceTree:
    core = tmp_path / "nautilus_trader" / "core"
    core.mkdir(parents=True)
    (tmp_path / "nautilus_trader" / "__init__.py").write_text("")
    (core / "correctness.pyx").write_text(CORRECTNESS)
    return SourceTree(tmp_path)


def rows(reading: Reading) -> list[Row]:
    return [(item.level, item.template.text, item.error, item.template.gaps) for item in reading.messages]


def python(code: str, tree: SourceTree) -> Reading:
    return PythonSites(python_functions(dedent(code), "a.py"), Checks(tree)).read()


def cython(code: str, tree: SourceTree) -> Reading:
    return PythonSites(cython_functions("a", dedent(code), "a.pyx"), Checks(tree)).read()


@pytest.mark.parametrize(
    ("expression", "text", "gaps"),
    [
        ("'it broke'", "it broke", []),
        ("f'{order.id!r} is {x:.2f}'", "{} is {}", ["order.id", "x"]),
        ("'set {' f'{a}' '} first'", "set {{{}}} first", ["a"]),
        ("'size ' + str(size) + ' too big'", "size {} too big", ["str(size)"]),
        ("'%s of %d %%' % (a, b.c)", "{} of {} %", ["a", "b.c"]),
        ("'{} of {0} by {who}'.format(a, who=b())", "{} of {} by {}", ["a", "a", "b()"]),
        ("'at {{b}} {}'.format(x)", "at {{b}} {}", ["x"]),
    ],
)
def test_a_text_is_read_however_it_is_made(
    tree: SourceTree, expression: str, text: str, gaps: list[str]
) -> None:
    for read in (python, cython):
        found = read(f"def go(a, b):\n    raise ValueError({expression})\n", tree)
        assert rows(found) == [("raise", text, "ValueError", gaps)]


def test_logs_refusals_and_warnings_have_their_levels(tree: SourceTree) -> None:
    code = """
    class Desk:
        def go(self, order):
            self._log.error(f"No {order}", LogColor.RED)
            self._log.exception("Failed to go", e)
            logger.warning("lost %s", order)
            warnings.warn("old name", DeprecationWarning)
            self._deny_order(order, f"too big {order.size}")
            self.generate_order_rejected(order, strategy_id=1, reason="no market", ts_event=2)
            self._log.info("all is well")
            self.on_order_denied(event)
            assert order, "order is needed"
    """
    for read in (python, cython):
        assert sorted(rows(read(code, tree))) == [
            ("denied", "too big {}", None, ["order.size"]),
            ("error", "Failed to go", None, []),
            ("error", "No {}", None, ["order"]),
            ("raise", "order is needed", "AssertionError", []),
            ("rejected", "no market", None, []),
            ("warning", "lost {}", None, ["order"]),
            ("warning", "old name", None, []),
        ]


def test_a_text_is_found_behind_a_name_and_a_method(tree: SourceTree) -> None:
    code = """
    class Desk:
        def check(self, price):
            if price is None:
                return None
            if price < 0:
                return f"price {price} is negative"
            return "price is odd"

        def go(self, order, reason):
            risk = self.check(order.price)
            self._deny_order(order, f"trigger {risk}")
            message = "late"
            message += f" by {order.delay}"
            raise RuntimeError(message)
            self._deny_order(order, reason)
    """
    for read in (python, cython):
        found = read(code, tree)
        assert sorted(rows(found)) == [
            ("denied", "trigger price is odd", None, []),
            ("denied", "trigger price {} is negative", None, ["price"]),
            ("raise", "late", "RuntimeError", []),
            ("raise", "late by {}", "RuntimeError", ["order.delay"]),
        ]
        # What is only handed through says nothing here.
        assert found.wordless == 1


def test_checks_say_what_the_platform_makes_of_them(tree: SourceTree) -> None:
    code = """
    def go(name, size):
        Condition.valid_string(name, "name")
        PyCondition.not_none(size, "size", KeyError)
        Condition.is_true(size > 0, f"size was {size}")
    """
    for read in (python, cython):
        assert rows(read(code, tree)) == [
            ("raise", "'name' argument was `None`", "TypeError", []),
            ("raise", "'name' string was {}", "ValueError", ["name"]),
            ("raise", "'size' argument was `None`", "KeyError", []),
            ("raise", "size was {}", "ValueError", ["size"]),
        ]


def test_exceptions_that_word_themselves(tree: SourceTree) -> None:
    code = """
    class TooPoor(DeskError):
        def __init__(self, balance):
            super().__init__(f"only {balance} left")

        def __str__(self):
            return f"{type(self).__name__}(balance={self.balance})"
    """
    assert rows(python(code, tree)) == [
        ("raise", "only {} left", "TooPoor", ["balance"]),
        ("raise", "TooPoor(balance={})", "TooPoor", ["self.balance"]),
    ]


def test_what_has_no_words_is_left_out_and_counted(tree: SourceTree) -> None:
    code = """
    def go(e):
        raise e
        raise ValueError(str(e))
        raise NotImplementedError
        log.error(f"{e}: {e.args}")
    """
    found = python(code, tree)
    assert (found.messages, found.wordless) == ([], 4)


def test_a_name_that_may_be_anything_stays_a_gap(tree: SourceTree) -> None:
    code = """
    def go(side=None):
        kind = ask()
        if kind is None:
            kind = "none"
        side = side or "BUY"
        raise ValueError(f"bad {kind} {side}")
    """
    assert rows(python(code, tree)) == [("raise", "bad {} {}", "ValueError", ["kind", "side"])]


def test_sources_that_cannot_be_read_name_file_and_line(tree: SourceTree) -> None:
    with pytest.raises(ExtractError, match=r"^a\.py:2: "):
        python("def go():\n    raise ValueError(\n", tree)
    with pytest.raises(ExtractError, match=r"^a\.pyx:2: "):
        cython("cdef void go():\n    raise ValueError(]\n", tree)


def test_records_name_the_nearest_documented_entry(tree: SourceTree) -> None:
    (tree.root / "nautilus_trader" / "desk.py").write_text(
        dedent("""
        class Desk:
            def go(self):
                raise ValueError("no go")

            def _hidden(self):
                def inner():
                    raise ValueError("in here")

        def free():
            raise ValueError("out there")
        """)
    )
    desk = {"name": "Desk", "kind": "class", "anchor": "Desk", "members": [{"name": "go"}]}
    places = Places(
        {"nautilus_trader.desk": {"module": "nautilus_trader.desk", "page": "desk", "symbols": [desk]}}
    )
    (file,) = [item for item in read_messages(tree, places).files if item["path"].endswith("desk.py")]
    assert file == {
        "path": "nautilus_trader/desk.py",
        "module": "nautilus_trader.desk",
        "page": "desk",
        "functions": [
            {
                "in": "Desk.go",
                "anchor": "Desk.go",
                "messages": [{"line": 4, "level": "raise", "text": "no go", "error": "ValueError"}],
            },
            {
                "in": "Desk._hidden.inner",
                "anchor": "Desk",
                "messages": [{"line": 8, "level": "raise", "text": "in here", "error": "ValueError"}],
            },
            {
                "in": "free",
                "messages": [{"line": 11, "level": "raise", "text": "out there", "error": "ValueError"}],
            },
        ],
    }
