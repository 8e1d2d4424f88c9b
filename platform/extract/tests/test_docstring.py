"""Types as people write them."""

import pytest

from extract.docstring import read_docstring, read_type, told_type
from extract.typetext import closer


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("uint64_t", "int"),
        ("Price, optional", "Price | None"),
        ("``str`` or ``None``", "str | None"),
        ("bool, default True", "bool"),
        ("list[`Bar`]", "list[Bar]"),
        ("dict[str, object]", "dict[str, Any]"),
        ("Callable[[Event], None], optional", "Callable[[Event], None] | None"),
        ("the number of bars", None),
        ("None", "None"),
        ("integer, float, string or Decimal", "int | float | str | Decimal"),
    ],
)
def test_types(written: str, expected: str | None) -> None:
    assert read_type(written) == expected


def test_sections() -> None:
    facts = read_docstring("""Does it.

    Parameters
    ----------
    first, second : int
        Words.

    Raises
    ------
    ValueError
        If it is wrong.
    """)
    assert facts.parameters == {"first": "int", "second": "int"}
    assert facts.raises == ["ValueError"]
    assert facts.returns is None


def test_only_closer_types_are_taken() -> None:
    assert closer("list", "list[Bar]") == "list[Bar]"
    assert closer("Venue", "Venue | None") == "Venue | None"
    assert closer("int", "PriceType") is None
    assert closer("list", "dict[str, int]") is None


def test_optional_says_that_a_parameter_may_be_left_out() -> None:
    doc = read_docstring("""Words.

    Parameters
    ----------
    depth : int, optional
    price : Price, optional
    venue : Venue or ``None``
    """)
    assert told_type(doc, "depth", "0") == "int"
    assert told_type(doc, "price", "None") == "Price | None"
    # Without a default it can't be left out, so that only None can be meant.
    assert told_type(doc, "price", None) == "Price | None"
    assert told_type(doc, "venue", "VENUE") == "Venue | None"
