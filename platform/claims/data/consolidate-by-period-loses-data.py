"""
`consolidate_data_by_period` deletes a file whose span equals that of its target: three daily files and a period of a
day leave no row; `consolidate_data` keeps all.
"""

from kit.catalogs import catalog
from kit.market import quote
from nautilus_trader.model.data import QuoteTick

import pandas as pd

days = [[quote(86_400 * day + 3_600 * (hour - 12), 1.1, 1.2) for hour in range(24)] for day in range(3)]
made = catalog(*days)
made.consolidate_data_by_period(
    QuoteTick, "EUR/USD.SIM", period=pd.Timedelta(days=1), ensure_contiguous_files=False,
)
assert made.quote_ticks() == [], len(made.quote_ticks())

merged = catalog(*days, name="merged")
merged.consolidate_data(QuoteTick, "EUR/USD.SIM", ensure_contiguous_files=False)
assert len(merged.quote_ticks()) == 72
