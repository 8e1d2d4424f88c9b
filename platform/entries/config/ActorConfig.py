from nautilus_trader.common.actor import Actor
from nautilus_trader.config import ActorConfig
from nautilus_trader.model.identifiers import InstrumentId


class WatcherConfig(ActorConfig, frozen=True):
    instrument_id: InstrumentId
    limit: float = 0.0005


config = WatcherConfig(
    component_id="EURUSD-WATCHER", instrument_id=InstrumentId.from_str("EUR/USD.SIM")
)
watcher = Actor(config)
print(watcher.id, watcher.config.limit)
