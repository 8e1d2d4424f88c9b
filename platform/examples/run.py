"""
Run one program of a page: its Python blocks, from top to bottom, as one module `__main__`.

Usage: run.py PROGRAM RESULTS. PROGRAM is a JSON file: `page` (name for messages), and `blocks`, each with `code` and the
`line` of the page at which its code starts. One JSON line a block is added to RESULTS, as soon as the block ends, since
the platform's core can end the whole process: `output`, and `error` (`type`, `message`, `line`) when it failed. Nothing
behind a failed block is run.
"""

from __future__ import annotations

import ast
import json
import linecache
import sys
import traceback
import types
from pathlib import Path

sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from examples.capture import captured  # noqa: E402


def main_module(name: str) -> types.ModuleType:
    """Return an empty module in the place of `__main__`, so that classes of the page are found there."""
    module = types.ModuleType("__main__")
    module.__file__ = name
    sys.modules["__main__"] = module
    return module


def error_of(error: BaseException, page: str, first: int) -> dict[str, object]:
    """Return what is told of an error: its type, its words and the page's line that raised it."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == page]
    if isinstance(error, SyntaxError) and error.lineno is not None:
        lines.append(error.lineno)
    line = lines[-1] if lines and lines[-1] is not None else first
    return {"type": type(error).__name__, "message": str(error), "line": line}


def run_block(module: types.ModuleType, page: str, code: str, line: int) -> BaseException | None:
    """Run a block in the module and return what it raised."""
    try:
        tree = ast.parse(code, page)
        ast.increment_lineno(tree, line - 1)
        exec(compile(tree, page, "exec", dont_inherit=True), module.__dict__)  # noqa: S102 the page's own code
    except BaseException as error:  # noqa: BLE001 a block may end in any way, and each is told
        if isinstance(error, SyntaxError) and error.filename == page and error.lineno is not None:
            error.lineno += line - 1
        return error
    return None


def run(program: Path, results: Path) -> bool:
    """Run a program and write its results; return whether all of its blocks ended well."""
    description = json.loads(program.read_text("utf-8"))
    page = description["page"]
    source: list[str] = []
    for block in description["blocks"]:
        source += ["\n"] * (block["line"] - 1 - len(source))
        source += [f"{text}\n" for text in block["code"].split("\n")]
    # For tracebacks and for what reads its own source.
    linecache.cache[page] = (sum(map(len, source)), None, source, page)
    module = main_module(page)
    # Else what Python still holds would come behind what the platform's core prints, or be lost with the process.
    sys.stdout.reconfigure(line_buffering=True)
    sys.argv = [page]
    sys.path.insert(0, "")
    for index, block in enumerate(description["blocks"]):
        file = results.with_suffix(f".{index}.out")
        with captured(file):
            error = run_block(module, page, block["code"], block["line"])
        result: dict[str, object] = {"output": file.read_text("utf-8", "replace")}
        if error is not None:
            result["error"] = error_of(error, page, block["line"])
        with results.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(result) + "\n")
        if error is not None:
            return False
    return True


if __name__ == "__main__":
    sys.exit(0 if run(Path(sys.argv[1]), Path(sys.argv[2])) else 1)
