"""
A `customdataclass` with a numpy array, or with an `InstrumentId` in a field of another name than `instrument_id`, raises
`TypeError` when it is written to a catalog; `bytes` and a field `instrument_id` are stored.
"""

from kit.catalogs import catalog
from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.core.data import Data
from nautilus_trader.model.custom import customdataclass
from nautilus_trader.model.identifiers import InstrumentId

import numpy as np


@customdataclass
class Curve(Data):
    points: np.ndarray


@customdataclass
class Hedge(Data):
    leg: InstrumentId


@customdataclass
class Blob(Data):
    instrument_id: InstrumentId
    points: bytes


made = catalog([Blob(1, 1, EURUSD.id, b"abc")])
assert made.query(Blob)[0].data.points == b"abc"
for item in (Curve(1, 1, np.array([1.0])), Hedge(1, 1, EURUSD.id)):
    error = raised(lambda item=item: made.write_data([item]))
    assert isinstance(error, TypeError), error
