"""
A config raises `TypeError` for a field it doesn't know and `AttributeError` for a change; the type of a value isn't
checked.
"""

from kit.failures import raised
from nautilus_trader.config import ActorConfig
from nautilus_trader.model.identifiers import InstrumentId


class Config(ActorConfig, frozen=True):
    instrument_id: InstrumentId


assert type(raised(lambda: Config(instrument_id="EUR/USD", intervall=5))) is TypeError
config = Config(instrument_id="EUR/USD")
assert config.instrument_id == "EUR/USD"
error = raised(lambda: setattr(config, "instrument_id", None))
assert type(error) is AttributeError, error
