"""
Items with equal `ts_init` keep the order in which they were added, across lists.
"""

from kit.market import quote
from kit.simulation import build

first, second, third = (quote(0, 1.1 + n / 10, 1.11 + n / 10) for n in range(3))
engine = build([third], {})
engine.add_data([first, second])
engine.run()
(script,) = engine.trader.strategies()
assert script.seen == [third, first, second], script.seen
