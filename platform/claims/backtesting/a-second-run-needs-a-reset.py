"""
A second `run()` without `reset()` neither starts the strategies again nor gives them data, and raises nothing; after a `reset()` they
run again.
"""

from kit.market import quote
from kit.simulation import build

starts = []
engine = build([quote(second, 1.1, 1.2) for second in range(4)], {"start": lambda script: starts.append(script.clock.timestamp_ns())})
(script,) = engine.trader.strategies()
engine.run()
engine.run()
assert (len(starts), len(script.seen)) == (1, 4), (starts, script.seen)
engine.reset()
engine.run()
assert (len(starts), len(script.seen)) == (2, 8), (starts, script.seen)
