"""
The topic of custom data is its class name and, without metadata, a star; metadata adds `key=value` parts instead.
"""

from nautilus_trader.core.data import Data
from nautilus_trader.model.data import DataType


class Spread(Data):
    ts_event = ts_init = property(lambda self: 1)


class SpreadAlert(Spread):
    pass


assert DataType(Spread).topic == "Spread*", DataType(Spread).topic
assert DataType(Spread, {"ccy": "EUR"}).topic == "Spread.ccy=EUR", DataType(Spread, {"ccy": "EUR"}).topic
assert DataType(SpreadAlert).topic == "SpreadAlert*"
