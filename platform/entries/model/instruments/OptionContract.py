from datetime import datetime, timezone
from nautilus_trader.core.datetime import dt_to_unix_nanos
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AssetClass, OptionKind
from nautilus_trader.model.identifiers import InstrumentId, Symbol
from nautilus_trader.model.instruments import OptionContract
from nautilus_trader.model.objects import Price, Quantity

option = OptionContract(
    instrument_id=InstrumentId.from_str("AAPL240315C00170000.OPRA"),
    raw_symbol=Symbol("AAPL  240315C00170000"),
    asset_class=AssetClass.EQUITY,
    currency=USD,
    price_precision=2, price_increment=Price.from_str("0.01"),
    multiplier=Quantity.from_int(100), lot_size=Quantity.from_int(1),
    underlying="AAPL",
    option_kind=OptionKind.CALL, strike_price=Price.from_str("170.00"),
    activation_ns=0,
    expiration_ns=dt_to_unix_nanos(datetime(2024, 3, 15, 20, tzinfo=timezone.utc)),
    ts_event=0, ts_init=0,
)
print(option.strike_price, OptionKind(option.option_kind).name, option.expiration_utc)
