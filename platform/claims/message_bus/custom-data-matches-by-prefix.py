"""
A subscriber to custom data of the class `Spread` also receives `SpreadAlert`, whose name begins the same way, but not
`Alert`; `subscribe_data` with the class instead of a `DataType` raises `TypeError`.
"""

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor
from nautilus_trader.core.data import Data
from nautilus_trader.model.data import DataType


class Spread(Data):
    ts_event = ts_init = property(lambda self: 1)


class SpreadAlert(Data):
    ts_event = ts_init = property(lambda self: 1)


class Alert(Data):
    ts_event = ts_init = property(lambda self: 1)


class Sender(Actor):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        for kind in (Spread, SpreadAlert, Alert):
            self.publish_data(DataType(kind), kind())


class Listener(Actor):
    def on_start(self):
        self.kinds = []
        self.error = raised(lambda: self.subscribe_data(Spread))
        self.subscribe_data(DataType(Spread))

    def on_data(self, data):
        self.kinds.append(type(data).__name__)


listener = Listener()
play(quotes(1), Sender(), listener)
assert listener.kinds == ["Spread", "SpreadAlert"], listener.kinds
assert type(listener.error) is TypeError, listener.error
