from nautilus_trader.model.identifiers import InstrumentId, Symbol
from nautilus_trader.model.instruments import SyntheticInstrument

btc, eth = (InstrumentId.from_str(f"{name}.BINANCE") for name in ("BTCUSDT", "ETHUSDT"))
ratio = SyntheticInstrument(
    symbol=Symbol("BTC-ETH"),
    price_precision=2,
    components=[btc, eth],
    formula="BTCUSDT.BINANCE / ETHUSDT.BINANCE",
    ts_event=0,
    ts_init=0,
)
print(ratio.id, ratio.formula)
print(ratio.calculate([64_000.0, 3_500.0]))
