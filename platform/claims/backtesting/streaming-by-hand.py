"""
With `run(streaming=True)` and `clear_data()` between the batches, strategies keep running from batch to batch, and
`BacktestEngine.end()` stops them once.
"""

from kit.market import quote
from kit.simulation import build

seen = []
plan = {"start": lambda script: seen.append("start"), "stop": lambda script: seen.append("stop")}
engine = build([quote(0, 1.1, 1.1002)], plan)
for batch in ([quote(0, 1.1, 1.1002), quote(1, 1.1, 1.1002)], [quote(2, 1.1, 1.1002)], [quote(3, 1.1, 1.1002)]):
    engine.clear_data()
    engine.add_data(batch)
    engine.run(streaming=True)
    assert seen == ["start"], seen
engine.end()
assert seen == ["start", "stop"], seen
assert engine.get_result().iterations == 4, engine.get_result().iterations
