"""
In a run over unsorted data, an element older than the first, behind it but not at the end, aborts the process without an
exception.
"""
# only: latest — nightly refuses a run over unsorted data

from kit.failures import aborts

PROGRAM = """
from kit.market import quote
from kit.simulation import build
engine = build()
for second in {order}:
    engine.add_data([quote(second, 1.1, 1.1002)], sort=False)
engine.run()
"""
assert aborts(PROGRAM.format(order="(5, 0, 9)"))
assert not aborts(PROGRAM.format(order="(0, 9, 5)"))
assert not aborts(PROGRAM.format(order="(0, 5, 9)"))
