"""
`BacktestEngine.run` with a window that lies wholly before its data ends with zero iterations; a window that lies
wholly after it ends the process; `start` alone after the data, or `end` alone before it, raises `ValueError`.
"""

from kit.failures import aborts
from kit.failures import process

PROGRAM = """
import pandas as pd
from kit.backtest import run
from kit.failures import raised
from kit.market import EURUSD, at, quote

engine = run([quote(0, 1.1, 1.1002), quote(1, 1.1, 1.1002)]).engine
engine.reset()
engine.run(**{{name: pd.Timestamp(at(seconds), tz="UTC") for name, seconds in {window}.items()}})
print(engine.get_result().iterations)
"""


def printed(window):
    return process(PROGRAM.format(window=window))


inside = printed({"start": 0.5, "end": 2})
assert inside.stdout == "1\n", inside
before = printed({"start": -90_000, "end": -86_400})
assert before.stdout == "0\n", before
assert aborts(PROGRAM.format(window={"start": 86_400, "end": 90_000}))
for window in ({"start": 5}, {"end": -5}):
    assert "ValueError: start was > end" in printed(window).stderr, window
