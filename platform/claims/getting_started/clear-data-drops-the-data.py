"""
`clear_data()` drops the data and keeps the instruments: the next run has 0 iterations, and data can be added again at once.
"""

from kit.market import quote
from kit.simulation import build

engine = build([quote(0, 1.1, 1.2), quote(1, 1.1, 1.2)], {})
engine.run()
assert engine.get_result().iterations == 2
engine.reset()
engine.clear_data()
assert engine.data == [], engine.data
engine.add_data([quote(5, 1.1, 1.2)])
engine.run()
assert engine.get_result().iterations == 1, engine.get_result().iterations
