"""
While a run is recorded, an object of a class of your own that has no Arrow schema, or text on a raw topic, raises `KeyError`
in its publisher and ends the run, unless `include_types` leaves it out.
"""

from tempfile import TemporaryDirectory

from kit.failures import raised
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import BacktestEngineConfig
from nautilus_trader.config import LoggingConfig
from nautilus_trader.config import StreamingConfig
from nautilus_trader.core.data import Data
from nautilus_trader.model.custom import customdataclass
from nautilus_trader.model.data import DataType


@customdataclass
class Known(Data):
    value: float


class Unknown(Data):
    ts_event = ts_init = 1


class Publisher(Actor):
    def __init__(self, publish):
        super().__init__()
        self.on_start = lambda: publish(self)


def record(publish, **streaming):
    with TemporaryDirectory() as folder:
        config = StreamingConfig(catalog_path=folder, **streaming)
        engine = BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(bypass_logging=True), streaming=config))
        engine.add_actor(Publisher(publish))
        engine.run()
        engine.dispose()


def text(actor):
    actor.msgbus.publish("notes", "hello")


def unknown(actor):
    actor.publish_data(DataType(Unknown), Unknown())


for publish in (text, unknown):
    error = raised(lambda publish=publish: record(publish))
    assert type(error) is KeyError, error
    record(publish, include_types=[Known])
record(lambda actor: actor.publish_data(DataType(Known), Known(1, 1, 0.5)))
