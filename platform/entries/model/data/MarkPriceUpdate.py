from nautilus_trader.model.data import MarkPriceUpdate
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.model.objects import Price

update = MarkPriceUpdate(
    instrument_id=InstrumentId.from_str("BTCUSDT-PERP.BINANCE"),
    value=Price.from_str("64250.10"),
    ts_event=1_709_542_800_000_000_000,
    ts_init=1_709_542_800_000_000_000,
)
print(update)
print(update.value)
