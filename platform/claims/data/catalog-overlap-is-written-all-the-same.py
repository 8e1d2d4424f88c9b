"""
A write whose span overlaps one of the same folder raises `AssertionError`, but its file is on disk: a query returns the
shared rows twice, and a later write beside it fails too.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.failures import raised

made = catalog(minutes(1, 3))
error = raised(lambda: made.write_data(minutes(3, 5)))
assert type(error) is AssertionError, error
assert len(made.bars()) == 6, made.bars()
later = raised(lambda: made.write_data(minutes(10, 11)))
assert type(later) is AssertionError, later

clean = catalog(minutes(1, 3), minutes(4, 5), name="clean")
assert len(clean.bars()) == 5
