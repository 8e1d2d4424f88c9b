"""
`BarSpecification.timedelta` is the length of a bar; for months and years 1.221.0 raises `ValueError`, and 1.222.0 answers
30 and 365 days.
"""

from kit.failures import raised
from kit.version import RELEASE
from nautilus_trader.model import BarSpecification
from nautilus_trader.model.enums import BarAggregation
from nautilus_trader.model.enums import PriceType

import pandas as pd


def length(aggregation):
    return BarSpecification(1, BarAggregation[aggregation], PriceType.LAST).timedelta


assert length("WEEK") == pd.Timedelta(days=7)
for aggregation, days in (("MONTH", 30), ("YEAR", 365)):
    if RELEASE < (1, 222):
        assert type(raised(lambda: length(aggregation))) is ValueError
    else:
        assert length(aggregation) == pd.Timedelta(days=days)
