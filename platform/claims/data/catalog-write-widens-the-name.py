"""
`start` and `end` of `write_data` widen the span in a file's name, so that those times count as covered.
"""

from kit.catalogs import catalog
from kit.catalogs import files
from kit.catalogs import minutes
from kit.market import MINUTE_BARS
from kit.market import at
from nautilus_trader.model.data import Bar

made = catalog()
made.write_data(minutes(2, 3), start=at(0), end=at(600))
assert files(made)[0].endswith("2024-01-02T12-00-00-000000000Z_2024-01-02T12-10-00-000000000Z.parquet"), files(made)
assert made.get_missing_intervals_for_request(at(0), at(660), Bar, str(MINUTE_BARS)) == [(at(600) + 1, at(660))]
narrow = catalog(minutes(2, 3), name="narrow")
assert narrow.get_missing_intervals_for_request(at(120), at(240), Bar, str(MINUTE_BARS)) == [(at(180) + 1, at(240))]
