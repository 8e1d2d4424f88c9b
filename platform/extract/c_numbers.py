"""What a parameter refuses that Cython turns into a C number before the body begins."""

from collections.abc import Iterator

from extract import ir

ENUM = "enum"
C_NUMBERS = {
    "double",
    "int",
    "long",
    "Py_ssize_t",
    "size_t",
    *(f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)),
}
"""The C types by name whose parameters take no None."""

_BITS = {f"uint{bits}_t": bits for bits in (8, 16, 32, 64)}
_FEW_BITS = 16


def refused(parameter: ir.Parameter) -> Iterator[tuple[str, str]]:
    """Exceptions by name, each with what is said of the value that raises it."""
    if parameter.non_null or parameter.c_number is not None:
        yield "TypeError", "is None"
    if bits := _BITS.get(parameter.c_number or ""):
        most = f"isn't from `0` to `{2**bits - 1}`"
        yield "OverflowError", most if bits <= _FEW_BITS else f"is negative or needs more than {bits} bits"
