"""
A catalog file lies under its class and its bar type, instrument or nothing, without `/`, and is named after the first and
the last `ts_init` of what `write_data` got.
"""

from kit.catalogs import catalog
from kit.catalogs import files
from kit.catalogs import minutes
from kit.market import quote

found = files(catalog(minutes(1, 3), [quote(0, 1.1, 1.2), quote(1, 1.1, 1.2)]))
assert found == [
    "bar/EURUSD.SIM-1-MINUTE-LAST-EXTERNAL/2024-01-02T12-01-00-000000000Z_2024-01-02T12-03-00-000000000Z.parquet",
    "quote_tick/EURUSD.SIM/2024-01-02T12-00-00-000000000Z_2024-01-02T12-00-01-000000000Z.parquet",
], found
