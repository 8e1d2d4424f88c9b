"""
`request_bars` never aggregates: for an internal type that no catalog holds, it delivers nothing, where `request_aggregated_bars` builds the bars
from the source that the type names.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes
from kit.history import ask
from kit.market import at
from nautilus_trader.model.data import BarType

import pandas as pd

FIVE = BarType.from_str("EUR/USD.SIM-5-MINUTE-LAST-INTERNAL@1-MINUTE-EXTERNAL")
start = pd.Timestamp(at(60), tz="UTC")
made = catalog(minutes(1, 20))
plain = ask(lambda asker: asker.request_bars(FIVE.standard(), start=start), minutes(21, 22), made)
assert plain.arrived == [], plain.arrived
built = ask(lambda asker: asker.request_aggregated_bars([FIVE], start=start), minutes(21, 22), made)
closes = [item.ts_init for _, item in built.arrived if item.bar_type == FIVE.standard()]
assert closes[:3] == [at(300), at(600), at(900)], closes
