"""
Data added with `sort=False` and never sorted is taken to begin at its first element and to end at its last: items later than the
last fall off, and a last element before the first raises `ValueError`, 'start was > end'.
"""
# only: latest — nightly refuses a run over unsorted data

from kit.failures import raised
from kit.market import quote
from kit.simulation import build

def iterations(*seconds):
    engine = build()
    for second in seconds:
        engine.add_data([quote(second, 1.1, 1.1002)], sort=False)
    engine.run()
    return engine.get_result().iterations


assert iterations(0, 5, 9) == 3
assert iterations(0, 9, 5) == 2, iterations(0, 9, 5)
error = raised(lambda: iterations(5, 9, 0))
assert type(error) is ValueError and "start was > end" in str(error), error
