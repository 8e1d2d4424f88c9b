from datetime import datetime, timezone
from nautilus_trader.core.datetime import dt_to_unix_nanos
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AssetClass
from nautilus_trader.model.identifiers import InstrumentId, Symbol
from nautilus_trader.model.instruments import FuturesContract
from nautilus_trader.model.objects import Price, Quantity

es = FuturesContract(
    instrument_id=InstrumentId.from_str("ESH4.XCME"),
    raw_symbol=Symbol("ESH4"),
    asset_class=AssetClass.INDEX,
    currency=USD,
    price_precision=2, price_increment=Price.from_str("0.25"),
    multiplier=Quantity.from_int(50),
    lot_size=Quantity.from_int(1),
    underlying="ES",
    activation_ns=0,
    expiration_ns=dt_to_unix_nanos(datetime(2024, 3, 15, 13, 30, tzinfo=timezone.utc)),
    ts_event=0, ts_init=0,
)
print(es.id, es.expiration_utc)
