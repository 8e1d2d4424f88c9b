"""
`run(start=…, end=…)` processes the items from `start` to `end`, both included.
"""

from kit.market import at
from kit.market import quote
from kit.simulation import build

import pandas as pd

data = [quote(second, 1.1, 1.2) for second in range(10)]
for first, last, count in ((None, None, 10), (2, None, 8), (None, 5, 6), (2, 5, 4)):
    engine = build(data, {})
    start, end = (None if second is None else pd.Timestamp(at(second), tz="UTC") for second in (first, last))
    engine.run(start=start, end=end)
    assert engine.get_result().iterations == count, (first, last, engine.get_result().iterations)
