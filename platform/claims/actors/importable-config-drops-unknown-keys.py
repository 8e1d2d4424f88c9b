"""
A config that `ImportableActorConfig` builds checks types and drops unknown keys in silence.
"""

from kit.failures import raised
from nautilus_trader.common.actor import Actor
from nautilus_trader.common.config import ActorFactory
from nautilus_trader.config import ActorConfig
from nautilus_trader.config import ImportableActorConfig
from nautilus_trader.model.identifiers import InstrumentId


class Config(ActorConfig, frozen=True):
    instrument_id: InstrumentId
    window: int = 20


class Watcher(Actor):
    pass


def build(**fields):
    here = {"actor_path": "__main__:Watcher", "config_path": "__main__:Config"}
    return ActorFactory.create(ImportableActorConfig(**here, config=fields)).config


config = build(instrument_id="EUR/USD.SIM", windoww=5)
assert (type(config.instrument_id), config.window) == (InstrumentId, 20), config
error = raised(lambda: build(instrument_id="EUR/USD.SIM", window="five"))
assert type(error).__name__ == "ValidationError", error
