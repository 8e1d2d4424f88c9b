from nautilus_trader.model.data import QuoteTick
from nautilus_trader.model.enums import PriceType
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.model.objects import Price, Quantity

quote = QuoteTick(
    instrument_id=InstrumentId.from_str("EUR/USD.SIM"),
    bid_price=Price.from_str("1.10000"),
    ask_price=Price.from_str("1.10010"),
    bid_size=Quantity.from_int(500_000),
    ask_size=Quantity.from_int(300_000),
    ts_event=1_709_542_800_000_000_000,
    ts_init=1_709_542_800_000_000_000,
)
print(quote)
print(quote.extract_price(PriceType.MID), quote.extract_size(PriceType.BID))
