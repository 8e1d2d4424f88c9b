"""Types as people write them."""

import pytest

from extract.docstring import read_docstring, read_type
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
