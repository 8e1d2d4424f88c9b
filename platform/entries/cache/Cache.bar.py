from nautilus_trader.cache.cache import Cache
from nautilus_trader.model.data import Bar, BarType
from nautilus_trader.model.objects import Price, Quantity

cache = Cache()
bar_type = BarType.from_str("EUR/USD.SIM-1-MINUTE-BID-EXTERNAL")
for n, close in enumerate(("1.1010", "1.1020")):
    prices = (Price.from_str(text) for text in ("1.1000", "1.1030", "1.0990", close))
    cache.add_bar(Bar(bar_type, *prices, Quantity.from_int(1), ts_event=n, ts_init=n))

print(cache.bar(bar_type).close, cache.bar(bar_type, index=1).close)
print(cache.bar(bar_type, index=2))
