"""
`cache.price` takes bid, ask and mid from the newest quote and last from the newest trade; otherwise the close of the
shortest external bar of that price type, never of an internal one; else it is `None`.
"""

from kit.market import EURUSD
from kit.market import bar
from kit.market import quote
from kit.market import trade
from nautilus_trader.cache.cache import Cache
from nautilus_trader.model.data import BarType
from nautilus_trader.model.enums import PriceType


def close(spec, price):
    bar_type = BarType.from_str(f"EUR/USD.SIM-{spec}")
    return bar(0, price, price, price, price, bar_type=bar_type)


def price(kind, *, quotes=(), trades=(), bars=()):
    cache = Cache()
    cache.add_quote_ticks(list(quotes))
    cache.add_trade_ticks(list(trades))
    for item in bars:
        cache.add_bar(item)
    answer = cache.price(EURUSD.id, kind)
    return None if answer is None else str(answer)


bars = [close("5-MINUTE-LAST-EXTERNAL", 1.5), close("1-MINUTE-LAST-EXTERNAL", 1.1), close("1-SECOND-LAST-INTERNAL", 1.7)]
quotes = [quote(0, 1.2, 1.4)]
assert price(PriceType.MID, quotes=quotes, bars=bars) == "1.300000"
assert price(PriceType.LAST, trades=[trade(0, 1.6)], bars=bars) == "1.60000"
assert price(PriceType.LAST, quotes=quotes, bars=bars) == "1.10000", price(PriceType.LAST, quotes=quotes, bars=bars)
assert price(PriceType.LAST, bars=bars[2:]) is None
assert price(PriceType.BID, bars=bars) is None
