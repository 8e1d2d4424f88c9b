"""Reads the numbers that the Rust core's generator leaves in trailing comments: `BUY # = 1,`.

C headers hold the values, so the Cython tree has none; the comment is the only place.
"""

import io
import tokenize


def trailing_values(code: str) -> dict[int, str]:
    """Finds the numbers.

    :param code: a `.pxd` file
    :returns: the value's text by line, 1-based
    """
    found: dict[int, str] = {}
    try:
        for token in tokenize.generate_tokens(io.StringIO(code).readline):
            text = token.string.removeprefix("#").strip()
            if token.type == tokenize.COMMENT and text.startswith("= "):
                found[token.start[0]] = text.removeprefix("= ").rstrip(",").strip()
    except (tokenize.TokenError, SyntaxError):
        # Cython's words can end Python's tokenizer; what came before stands.
        return found
    return found
