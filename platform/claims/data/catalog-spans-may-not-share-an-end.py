"""
Two spans of one catalog folder may not share even an end point: the last `ts_init` of one file must lie before the
first of the next.
"""

from kit.catalogs import catalog
from kit.failures import raised
from kit.market import quote

made = catalog([quote(0, 1.1, 1.2), quote(1, 1.1, 1.2)])
error = raised(lambda: made.write_data([quote(1, 1.1, 1.2), quote(2, 1.1, 1.2)]))
assert type(error) is AssertionError, error
catalog([quote(0, 1.1, 1.2), quote(1, 1.1, 1.2)], [quote(1.000000001, 1.1, 1.2)], name="apart")
