from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AssetClass
from nautilus_trader.model.identifiers import InstrumentId, Symbol
from nautilus_trader.model.instruments import Cfd
from nautilus_trader.model.objects import Price, Quantity

gold = Cfd(
    instrument_id=InstrumentId.from_str("XAUUSD.SIM"),
    raw_symbol=Symbol("XAUUSD"),
    asset_class=AssetClass.COMMODITY,
    quote_currency=USD,
    price_precision=2,
    size_precision=0,
    price_increment=Price.from_str("0.01"),
    size_increment=Quantity.from_int(1),
    ts_event=0,
    ts_init=0,
)
print(gold.id, AssetClass(gold.asset_class).name, gold.make_price(2115.3))
print(gold.notional_value(gold.make_qty(10), gold.make_price(2115.3)))
