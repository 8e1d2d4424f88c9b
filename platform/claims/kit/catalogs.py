"""Small catalogs in the claim's own folder, and what lies in them."""

from __future__ import annotations

from pathlib import Path

from nautilus_trader.model.data import Bar
from nautilus_trader.model.data import BarType
from nautilus_trader.persistence.catalog import ParquetDataCatalog

from kit.market import MINUTE_BARS
from kit.market import bar


def minutes(first: int, last: int, bar_type: BarType = MINUTE_BARS) -> list[Bar]:
    """Return flat one-minute bars that close from the first to the last minute after noon, both included."""
    return [bar(60 * minute, 1.1, 1.1, 1.1, 1.1, bar_type=bar_type) for minute in range(first, last + 1)]


def catalog(*written: list, name: str = "catalog") -> ParquetDataCatalog:
    """Return a catalog in a new folder into which the lists were written, a call each."""
    made = ParquetDataCatalog(str(Path(name).resolve()))
    for data in written:
        made.write_data(data)
    return made


def files(made: ParquetDataCatalog) -> list[str]:
    """Return the paths of a catalog's Parquet files, below its folder `data`."""
    root = Path(made.path) / "data"
    return sorted(file.relative_to(root).as_posix() for file in root.rglob("*.parquet"))
