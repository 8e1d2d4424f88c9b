"""
`BacktestEngine.reset()` drops streams from `add_data_iterator`: the next run has 0 iterations and no error until they are added
again.
"""

from kit.market import at
from kit.market import quote
from kit.simulation import build

import pandas as pd

def batches():
    yield [quote(0, 1.1, 1.1002), quote(1, 1.1, 1.1002)]
    yield [quote(2, 1.1, 1.1002)]


engine = build()
engine.add_data_iterator("stream", batches())
span = {"start": pd.Timestamp(at(0), tz="UTC"), "end": pd.Timestamp(at(5), tz="UTC")}
iterations = []
for again in (False, False, True):
    if again:
        engine.add_data_iterator("stream", batches())
    engine.run(**span)
    iterations.append(engine.get_result().iterations)
    engine.reset()
assert iterations == [3, 0, 3], iterations
