"""
A subscriber without metadata receives custom data of its class whatever the metadata; one with metadata only what was
published with the same keys and values.
"""

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import ActorConfig
from nautilus_trader.core.data import Data
from nautilus_trader.model.data import DataType


class Level(Data):
    ts_event = ts_init = property(lambda self: 1)


class Sender(Actor):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.publish_data(DataType(Level, {"pair": "A"}), Level())
        self.error = raised(lambda: self.publish_data(DataType(Level), "no Level"))


class Listener(Actor):
    def __init__(self, name, metadata):
        super().__init__(ActorConfig(component_id=name))
        self.data_type = DataType(Level, metadata)
        self.count = 0

    def on_start(self):
        self.subscribe_data(self.data_type)

    def on_data(self, data):
        self.count += 1


sender = Sender()
listeners = [Listener("all", None), Listener("same", {"pair": "A"}), Listener("other", {"pair": "B"})]
play(quotes(2), sender, *listeners)
assert [listener.count for listener in listeners] == [2, 2, 0], [listener.count for listener in listeners]
assert type(sender.error) is TypeError, sender.error
