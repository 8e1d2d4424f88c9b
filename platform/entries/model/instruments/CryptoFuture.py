from datetime import datetime, timezone
from nautilus_trader.core.datetime import dt_to_unix_nanos
from nautilus_trader.model.currencies import BTC, USDT
from nautilus_trader.model.identifiers import InstrumentId, Symbol
from nautilus_trader.model.instruments import CryptoFuture
from nautilus_trader.model.objects import Price, Quantity

future = CryptoFuture(
    instrument_id=InstrumentId.from_str("BTCUSDT_240329.BINANCE"),
    raw_symbol=Symbol("BTCUSDT_240329"),
    underlying=BTC, quote_currency=USDT, settlement_currency=USDT,
    is_inverse=False,
    activation_ns=0,
    expiration_ns=dt_to_unix_nanos(datetime(2024, 3, 29, 8, tzinfo=timezone.utc)),
    price_precision=1, price_increment=Price.from_str("0.1"),
    size_precision=3, size_increment=Quantity.from_str("0.001"),
    ts_event=0, ts_init=0,
)
print(future.id, future.expiration_utc)
print(future.notional_value(future.make_qty(0.5), future.make_price(64_000)))
