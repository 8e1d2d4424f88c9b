from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.model.objects import MarginBalance, Money

margin = MarginBalance(
    initial=Money.from_str("300 USD"),
    maintenance=Money.from_str("200 USD"),
    instrument_id=InstrumentId.from_str("EUR/USD.SIM"),
)
print(margin.initial, margin.maintenance, margin.instrument_id)
