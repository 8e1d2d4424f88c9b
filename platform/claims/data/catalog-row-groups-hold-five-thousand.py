"""
`write_data` writes row groups of 5,000 rows by default, `max_rows_per_group`.
"""

from pathlib import Path

from kit.catalogs import catalog
from kit.catalogs import files
from kit.market import quote

import pyarrow.parquet as pq

made = catalog([quote(second, 1.1, 1.2) for second in range(5_001)])
assert made.max_rows_per_group == 5_000
metadata = pq.ParquetFile(Path(made.path) / "data" / files(made)[0]).metadata
assert [metadata.row_group(index).num_rows for index in range(metadata.num_row_groups)] == [5_000, 1]
