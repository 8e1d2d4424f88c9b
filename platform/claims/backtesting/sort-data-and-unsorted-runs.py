"""
In 1.221.0 `sort_data()` raises `TypeError`; in 1.222.0 it sorts, and a run over data added with `sort=False` and not sorted since
raises `RuntimeError`.
"""

from kit.failures import raised
from kit.market import quote
from kit.simulation import build
from kit.version import RELEASE

engine = build()
for second in (0, 9, 5):
    engine.add_data([quote(second, 1.1, 1.1002)], sort=False)
if RELEASE < (1, 222):
    assert type(raised(engine.sort_data)) is TypeError
else:
    assert type(raised(engine.run)) is RuntimeError
    engine.sort_data()
    engine.run()
    assert engine.get_result().iterations == 3
ordered = build()
for second, last in ((0, False), (9, False), (5, True)):
    ordered.add_data([quote(second, 1.1, 1.1002)], sort=last)
ordered.run()
assert ordered.get_result().iterations == 3
