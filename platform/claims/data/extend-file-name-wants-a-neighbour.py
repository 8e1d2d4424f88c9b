"""
`extend_file_name` widens the span in a file's name by one that begins 1 ns after it or ends 1 ns before it, and does
nothing for any other; `reset_all_file_names` takes the names from the contents again.
"""

from kit.catalogs import catalog
from kit.catalogs import files
from kit.catalogs import minutes
from kit.market import MINUTE_BARS
from kit.market import at
from nautilus_trader.model.data import Bar

made = catalog(minutes(1, 2))
(before,) = files(made)
made.extend_file_name(Bar, str(MINUTE_BARS), start=at(120) + 2, end=at(300))
assert files(made) == [before], files(made)
made.extend_file_name(Bar, str(MINUTE_BARS), start=at(120) + 1, end=at(300))
(after,) = files(made)
assert after.endswith("_2024-01-02T12-05-00-000000000Z.parquet"), after
made.reset_all_file_names()
assert files(made) == [before], files(made)
