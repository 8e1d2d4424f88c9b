"""
`run()` without any data returns at once with 0 iterations, while a `start` after the last item raises `ValueError`, 'start was >
end'.
"""

from kit.failures import raised
from kit.market import quote
from kit.simulation import build

empty = build([], {})
empty.run()
assert empty.get_result().iterations == 0
late = build([quote(0, 1.1, 1.2)], {})
error = raised(lambda: late.run(start="2024-02-01"))
assert type(error) is ValueError and "start was > end" in str(error), error
