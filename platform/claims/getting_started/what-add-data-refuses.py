"""
`add_data` raises `ValueError` for bars with an INTERNAL source and `TypeError` for objects of `nautilus_pyo3` and for custom data
without a `client_id`.
"""

from kit.failures import raised
from kit.market import at
from kit.market import bar
from kit.market import quote
from kit.simulation import build
from nautilus_trader.core.data import Data
from nautilus_trader.model import BarType

from nautilus_trader.model import ClientId


class Mood(Data):
    @property
    def ts_event(self):
        return at(0)

    @property
    def ts_init(self):
        return at(0)


inside = bar(0, 1.1, 1.1, 1.1, 1.1, bar_type=BarType.from_str("EUR/USD.SIM-1-MINUTE-MID-INTERNAL"))
error = raised(lambda: build([inside]))
assert type(error) is ValueError and "aggregation_source" in str(error), error
error = raised(lambda: build([quote(0, 1.1, 1.2).to_pyo3()]))
assert type(error) is TypeError, error
error = raised(lambda: build([Mood()]))
assert type(error) is TypeError and "client_id" in str(error), error
build().add_data([Mood()], client_id=ClientId("MOODS"))
