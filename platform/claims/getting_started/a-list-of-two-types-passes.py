"""
A list of two types of objects passes `add_data`, since only its first item is looked at.
"""

from kit.failures import raised
from kit.market import at
from kit.market import quote
from kit.simulation import build
from nautilus_trader.core.data import Data

from nautilus_trader.model import ClientId


class Mood(Data):
    @property
    def ts_event(self):
        return at(1)

    @property
    def ts_init(self):
        return at(1)


build([quote(0, 1.1, 1.2), Mood()])
assert type(raised(lambda: build([Mood(), quote(2, 1.1, 1.2)]))) is TypeError
