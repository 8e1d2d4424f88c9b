"""Reading Cython modules."""

import ast

import pytest
from Cython.Compiler import ExprNodes, Nodes

from extract.cy_body import returns_nothing
from extract.cy_text import expression
from extract.cy_tree import parse, statements
from extract.errors import ExtractError
from extract.facts_module import Writer
from extract.library import Home

PXD = '''
from nautilus_trader.base cimport Base

cpdef enum Side:
    BUY = 1
    SELL = 2

cdef int HIDDEN

cdef class Desk(Base):
    cdef object _secret
    cdef readonly dict orders
    """Ours.\\n\\n:returns: `dict[str, int]`"""
    cdef public bint is_open

    cpdef void send(self, str name, int count=*)
    cdef void send_c(self)
'''
PYX = '''
from nautilus_trader.core.correctness cimport Condition

HIDDEN = 3
SHOWN = ("a", *OTHERS)


cdef class Desk(Base):
    def __init__(self, Clock clock not None, limit: int | None = None, double[:] prices = None) -> None:
        Condition.not_none(clock, "clock")

    cpdef void send(self, str text, uint64_t count = 1_000, dict params: dict[str, object] = None) except *:
        Condition.is_true(count > 0, "count", KeyError)
        raise RuntimeError(text)

    cdef void send_c(self):
        pass

    @property
    def size(self) -> int:
        return 1

    @staticmethod
    def parse(
        str text,
    ):
        """Parses.

        Returns
        -------
        Desk
        """
        return Desk()

    cpdef find(self, key):
        return None


cpdef list desks(type cls):
    """Lists.

    Returns
    -------
    list[Desk]
    """
    return []


cdef int counted():
    return 1
'''
CORRECTNESS = """
cdef class Condition:
    @staticmethod
    cdef void is_true(bint predicate, str text, ex_type=None):
        raise make(ex_default=ValueError, ex_type=ex_type)

    @staticmethod
    cdef void not_none(object argument, str name, ex_type=None):
        raise make(ex_default=TypeError, ex_type=ex_type)

    @staticmethod
    cdef void valid_string(str argument, str name, ex_type=None):
        Condition.not_none(argument, name, ex_type)
        raise make(ex_default=ValueError, ex_type=ex_type)

    @staticmethod
    cdef void is_in(object element, object collection, str name, str where, ex_type=None):
        Condition.not_none(collection, where, ex_type)
        raise make(ex_default=KeyError, ex_type=ex_type)
"""
GENERATED = """
cdef extern from "../includes/model.h":
    const uint64_t NANOS # = 1000
    cpdef enum Trigger:
        # Nothing.
        NONE # = 0,
        LAST # = 4,
        NEXT
        FLAG # = (1 << 7),
"""


@pytest.fixture
def writer(make_library) -> Writer:
    return Writer(
        make_library(
            {
                "base.pyx": "cdef class Base:\n    def close(self) -> None:\n        self.x = 1\n",
                "desk.pyx": PYX,
                "desk.pxd": PXD,
                "core/correctness.pyx": CORRECTNESS,
                "core/rust/model.pyx": "",
                "core/rust/model.pxd": GENERATED,
            }
        )
    )


@pytest.fixture
def symbols(writer: Writer) -> dict:
    module = writer.library.module("nautilus_trader.desk")
    return {facts["name"]: facts for facts in writer.symbols(module)}


def test_only_what_python_sees(symbols: dict) -> None:
    assert list(symbols) == ["Side", "SHOWN", "Desk", "desks"]
    assert [item["name"] for item in symbols["Desk"]["members"]] == [
        "orders",
        "is_open",
        "send",
        "size",
        "parse",
        "find",
    ]
    assert symbols["SHOWN"]["value"] == "('a', *OTHERS)"


def test_signatures_come_from_the_source_not_from_the_declaration(symbols: dict) -> None:
    send = next(item for item in symbols["Desk"]["members"] if item["name"] == "send")
    assert send["parameters"] == [
        {"name": "text", "type": "str"},
        {"name": "count", "type": "int", "default": "1000"},
        {"name": "params", "type": "dict[str, Any]", "detail": "dict[str, Any] | None", "default": "None"},
    ]
    assert (send["returns"], send["flavour"], send["raises"]) == (
        "None",
        "cpdef",
        [
            {"error": "KeyError", "when": ["`count <= 0`"]},
            {"error": "OverflowError", "when": ["`count` is negative or needs more than 64 bits"]},
            {"error": "RuntimeError", "when": ["always"]},
            {"error": "TypeError", "when": ["`count` is None"]},
        ],
    )


CHECKED = """
from nautilus_trader.core.correctness cimport Condition

cdef class Clock:
    cpdef void cancel(self, str name):
        Condition.valid_string(name, "name")

    cpdef void find(self, str name):
        Condition.is_in(name, self.names, "name", "names")

    cpdef void rename(self, str name=None):
        Condition.valid_string(name, "name")

    cpdef void label(self, str name=None):
        if name is None:
            name = Label("A")
        Condition.not_none(name, "name")
        Condition.valid_string(name, "name")

    def start(self, str name not None):
        Condition.valid_string(name, "name")

    cpdef void check(self):
        Condition.valid_string(self.name, "name")
"""


def test_a_check_that_refuses_none_says_so_of_parameters_alone(make_library) -> None:
    library = make_library({"clock.pyx": CHECKED, "core/correctness.pyx": CORRECTNESS})
    clock = Writer(library).symbols(library.module("nautilus_trader.clock"))[0]
    assert {
        item["name"]: {raised["error"]: raised["when"][0] for raised in item["raises"]}
        for item in clock["members"]
    } == {
        "cancel": {"TypeError": "`name` is None", "ValueError": "`name` is empty or only blanks"},
        # The collection is the clock's own.
        "find": {"KeyError": "`name` isn't in `self.names`"},
        # It may be None, so the check is for when it isn't.
        "rename": {"ValueError": "`name` is empty or only blanks"},
        # Its None is replaced before the check.
        "label": {"ValueError": "`name` is empty or only blanks"},
        # None doesn't get as far as the check.
        "start": {"TypeError": "`name` is None", "ValueError": "`name` is empty or only blanks"},
        "check": {"ValueError": "`self.name` is empty or only blanks"},
    }


def test_the_constructor(symbols: dict) -> None:
    assert symbols["Desk"]["constructor"] == {
        "line": 9,
        "parameters": [
            {"name": "clock", "type": "Clock", "nonNull": True},
            {"name": "limit", "type": "int | None", "default": "None"},
            {"name": "prices", "type": "buffer[float] | None", "default": "None"},
        ],
        "raises": [{"error": "TypeError", "when": ["`clock` is None"]}],
    }


def test_attributes_with_types_and_settability(symbols: dict) -> None:
    orders, is_open = symbols["Desk"]["members"][:2]
    assert (orders["type"], orders["detail"], orders["path"]) == (
        "dict",
        "dict[str, int]",
        "nautilus_trader/desk.pxd",
    )
    assert "settable" not in orders
    assert (is_open["type"], is_open["settable"]) == ("bool", True)


def test_lines_are_those_of_the_definition_below_decorators(symbols: dict) -> None:
    members = {item["name"]: item for item in symbols["Desk"]["members"]}
    assert members["size"]["line"] == 20
    assert (members["parse"]["line"], members["parse"]["returnsFrom"]) == (24, "docstring")
    assert members["find"]["parameters"] == [{"name": "key"}]


def test_a_first_parameter_named_cls_is_kept_in_functions(symbols: dict) -> None:
    assert symbols["desks"]["parameters"] == [{"name": "cls", "type": "type"}]
    assert symbols["desks"]["returnsDetail"] == "list[Desk]"


def test_numbers_in_trailing_comments(writer: Writer) -> None:
    facts = writer.symbol(Home("nautilus_trader.core.rust.model", "Trigger"))
    assert facts is not None
    assert [(item["name"], item["value"]) for item in facts["members"]] == [
        ("NONE", "0"),
        ("LAST", "4"),
        ("NEXT", "5"),
        ("FLAG", "(1 << 7)"),
    ]


def test_inherited_members_by_reference(symbols: dict) -> None:
    assert symbols["Desk"]["inherited"] == [{"from": "nautilus_trader.base.Base", "names": ["close"]}]


def test_an_unreadable_module_names_file_and_line(make_library) -> None:
    library = make_library({"bad.pyx": "cdef int x\ncdef class:\n"})
    with pytest.raises(ExtractError, match=r"nautilus_trader/bad\.pyx:2: Cython can't read this"):
        library.module("nautilus_trader.bad")


@pytest.mark.parametrize(
    "code",
    [
        "0 <= shown <= size",
        "a == b == c != d",
        "a not in b is not c",
        "a - (b - c)",
        "a / (b * c)",
        "(a == b) == c",
        "-(a + b).raw",
        "(a or b).raw",
        "(a + b)[1:-1]",
        "a[::2]",
        "a or b or (c and (not d))",
        "(a if b else c) + d",
        "a if b else c if d else e",
        "(lambda x: x + 1)(a)",
        "f'{a!r}, {b + 1:>{width}} {{}}'",
        "(found := a.get(b)) is not None",
    ],
)
def test_expressions_keep_their_meaning(code: str) -> None:
    tree = parse("desk", f"found = {code}\n", "desk.pyx")
    (assigned,) = statements(tree.body)
    assert expression(assigned.rhs) == ast.unparse(ast.parse(code, mode="eval").body)


def test_a_cast_leaves_what_it_casts() -> None:
    (assigned,) = statements(parse("desk", "raw = (<double>(a + b)).c\n", "desk.pyx").body)
    assert expression(assigned.rhs) == "(a + b).c"


def test_a_chained_comparison_is_denied_as_a_whole(make_library) -> None:
    code = """
    cdef class Desk:
        def send(self, size, shown):
            if not 0 <= shown <= size:
                raise ValueError(shown)
    """
    library = make_library({"desk.pyx": code})
    (desk,) = Writer(library).symbols(library.module("nautilus_trader.desk"))
    assert desk["members"][0]["raises"] == [{"error": "ValueError", "when": ["`not 0 <= shown <= size`"]}]


def test_a_c_enum_takes_no_none_though_its_docstring_says_so(make_library) -> None:
    code = """
    from nautilus_trader.core.rust.model cimport PriceType
    from nautilus_trader.clock cimport Clock

    cdef class Desk:
        cpdef void send(self, PriceType price_type, Clock clock):
            \'\'\'
            Sends.

            Parameters
            ----------
            price_type : PriceType, optional
                The price.
            clock : Clock, optional
                The clock.

            \'\'\'
    """
    library = make_library({"desk.pyx": code})
    (desk,) = Writer(library).symbols(library.module("nautilus_trader.desk"))
    assert desk["members"][0]["parameters"] == [
        {"name": "price_type", "type": "PriceType"},
        {"name": "clock", "type": "Clock", "detail": "Clock | None"},
    ]


def test_a_text_with_words_of_its_own_is_never_blank(make_library) -> None:
    code = """
    from nautilus_trader.core.correctness cimport Condition

    cdef class Base:
        def __init__(self, str name):
            '''Raises
            ------
            ValueError
            '''
            Condition.valid_string(name, "name")

    cdef class Desk(Base):
        def __init__(self, str code):
            super().__init__(f"Desk-{code}")

    cdef class Bare(Base):
        def __init__(self, str code):
            super().__init__(f"{code}")
    """
    library = make_library({"desk.pyx": code, "core/correctness.pyx": CORRECTNESS})
    _, desk, bare = Writer(library).symbols(library.module("nautilus_trader.desk"))
    assert "ValueError" not in str(desk["constructor"])
    assert "`f'{code}'` is empty or only blanks" in str(bare["constructor"])


def test_a_body_of_one_statement_is_read() -> None:
    body = Nodes.ReturnStatNode(pos=None, value=ExprNodes.NoneNode(pos=None))
    assert not returns_nothing(body)
    assert returns_nothing(Nodes.ReturnStatNode(pos=None, value=None))
