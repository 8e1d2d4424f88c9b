"""`cache.price` raises `ValueError` when it falls back to bars and the cache holds an external type that isn't built by time."""

from kit.catalogs import minutes
from kit.failures import raised
from kit.market import EURUSD
from kit.market import trade
from nautilus_trader.cache.cache import Cache
from nautilus_trader.model.data import BarType
from nautilus_trader.model.enums import PriceType

cache = Cache()
cache.add_bars(minutes(1, 2))
assert str(cache.price(EURUSD.id, PriceType.LAST)) == "1.10000"
cache.add_bars(minutes(1, 2, BarType.from_str("EUR/USD.SIM-100-TICK-LAST-EXTERNAL")))
error = raised(lambda: cache.price(EURUSD.id, PriceType.LAST))
assert type(error) is ValueError, error
cache.add_trade_tick(trade(0, 1.2))
assert str(cache.price(EURUSD.id, PriceType.LAST)) == "1.20000"
