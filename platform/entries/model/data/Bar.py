from nautilus_trader.model.data import Bar, BarType
from nautilus_trader.model.objects import Price, Quantity

bar = Bar(
    bar_type=BarType.from_str("EUR/USD.SIM-1-MINUTE-BID-EXTERNAL"),
    open=Price.from_str("1.10000"),
    high=Price.from_str("1.10020"),
    low=Price.from_str("1.09990"),
    close=Price.from_str("1.10010"),
    volume=Quantity.from_int(1_000_000),
    ts_event=1_709_542_860_000_000_000,
    ts_init=1_709_542_860_000_000_000,
)
print(bar)
print(bar.high - bar.low, bar.is_single_price())
