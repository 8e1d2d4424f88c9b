"""
`consolidate_data` without an identifier does nothing for data that is kept by instrument or bar type, and nothing for
an unknown identifier.
"""

from kit.catalogs import catalog
from kit.catalogs import files
from kit.catalogs import minutes
from kit.market import MINUTE_BARS
from nautilus_trader.model.data import Bar

made = catalog(minutes(1, 3), minutes(4, 6))
made.consolidate_data(Bar, ensure_contiguous_files=False)
made.consolidate_data(Bar, "GBP/USD.SIM-1-MINUTE-LAST-EXTERNAL", ensure_contiguous_files=False)
assert len(files(made)) == 2
made.consolidate_data(Bar, str(MINUTE_BARS), ensure_contiguous_files=False)
assert len(files(made)) == 1
