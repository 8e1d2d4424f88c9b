from nautilus_trader.model.data import TradeTick
from nautilus_trader.model.enums import AggressorSide
from nautilus_trader.model.identifiers import InstrumentId, TradeId
from nautilus_trader.model.objects import Price, Quantity

trade = TradeTick(
    instrument_id=InstrumentId.from_str("BTCUSDT.BINANCE"),
    price=Price.from_str("64250.10"),
    size=Quantity.from_str("0.250"),
    aggressor_side=AggressorSide.SELLER,
    trade_id=TradeId("3141592"),
    ts_event=1_709_542_800_000_000_000,
    ts_init=1_709_542_800_000_000_000,
)
print(trade)
print(trade.price * trade.size, trade.aggressor_side == AggressorSide.SELLER)
