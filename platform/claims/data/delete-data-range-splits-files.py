"""
`delete_data_range` removes the rows from `start` to `end`, both included, and splits a file that reaches beyond them.
"""

from kit.catalogs import catalog
from kit.catalogs import files
from kit.catalogs import minutes
from kit.market import MINUTE_BARS
from kit.market import at
from nautilus_trader.model.data import Bar

made = catalog(minutes(1, 6))
made.delete_data_range(Bar, str(MINUTE_BARS), start=at(180), end=at(240))
assert [item.ts_init for item in made.bars()] == [at(60), at(120), at(300), at(360)], made.bars()
assert len(files(made)) == 2, files(made)
