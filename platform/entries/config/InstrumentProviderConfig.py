from nautilus_trader.config import InstrumentProviderConfig
from nautilus_trader.model.identifiers import InstrumentId

config = InstrumentProviderConfig(
    load_ids=frozenset([InstrumentId.from_str("EUR/USD.SIM")]),
    filters={"currency": "USD"},
)
print(config.load_all, config.load_ids)
print(InstrumentProviderConfig().load_all, InstrumentProviderConfig().load_ids)
