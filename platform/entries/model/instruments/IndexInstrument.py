from nautilus_trader.model.currencies import USD
from nautilus_trader.model.identifiers import InstrumentId, Symbol
from nautilus_trader.model.instruments import IndexInstrument
from nautilus_trader.model.objects import Price, Quantity

spx = IndexInstrument(
    instrument_id=InstrumentId.from_str("SPX.CBOE"),
    raw_symbol=Symbol("SPX"),
    currency=USD,
    price_precision=2,
    size_precision=0,
    price_increment=Price.from_str("0.01"),
    size_increment=Quantity.from_int(1),
    ts_event=0,
    ts_init=0,
)
print(spx.id, spx.quote_currency, spx.make_price(5130.25))
