"""
`ParquetDataCatalog.from_env` opens the folder `catalog` under the path in `NAUTILUS_PATH`, and raises `OSError` without
that variable.
"""

import os
from pathlib import Path

from kit.failures import raised
from nautilus_trader.persistence.catalog import ParquetDataCatalog

os.environ.pop("NAUTILUS_PATH", None)
error = raised(ParquetDataCatalog.from_env)
assert type(error) is OSError, error
os.environ["NAUTILUS_PATH"] = str(Path.cwd())
assert Path(ParquetDataCatalog.from_env().path) == Path.cwd() / "catalog"
