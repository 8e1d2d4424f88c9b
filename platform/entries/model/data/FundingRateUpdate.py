from decimal import Decimal
from nautilus_trader.model.data import FundingRateUpdate
from nautilus_trader.model.identifiers import InstrumentId

update = FundingRateUpdate(
    instrument_id=InstrumentId.from_str("BTCUSDT-PERP.BINANCE"),
    rate=Decimal("0.0001"),
    ts_event=1_709_542_800_000_000_000,
    ts_init=1_709_542_800_000_000_000,
    next_funding_ns=1_709_568_000_000_000_000,
)
print(update.rate, update.next_funding_ns - update.ts_event)
