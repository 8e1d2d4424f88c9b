"""DataFrames such as vendors' files give, for the wranglers."""

from __future__ import annotations

import pandas as pd

from kit.market import NOON


def frame(rows: int = 2, freq: str = "min", **columns: object) -> pd.DataFrame:
    """Return a frame of so many rows from noon on, with the given columns, on an index in UTC."""
    index = pd.date_range(pd.Timestamp(NOON, tz="UTC"), periods=rows, freq=freq)
    return pd.DataFrame(columns, index=index)
