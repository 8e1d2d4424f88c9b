"""
A list that isn't in order of `ts_init` raises `ValueError` when it is written, and leaves no file; equal times are fine.
"""

from kit.catalogs import catalog
from kit.catalogs import files
from kit.catalogs import minutes
from kit.failures import raised
from kit.market import quote

made = catalog([quote(0, 1.1, 1.2), quote(0, 1.1, 1.2)])
assert len(made.quote_ticks()) == 2
error = raised(lambda: made.write_data(minutes(1, 3)[::-1]))
assert type(error) is ValueError, error
assert [file for file in files(made) if file.startswith("bar/")] == []
