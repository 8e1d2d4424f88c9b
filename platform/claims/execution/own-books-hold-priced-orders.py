"""With `manage_own_order_books` the own book has resting orders with a price; a stop-market order and an IOC aren't in it. By default there is no own book."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.config import ExecEngineConfig
from nautilus_trader.model.enums import TimeInForce


def send(script):
    script.limit(BUY, 1_000, 1.0990)
    script.stop_market(BUY, 1_000, 1.1100)
    script.limit(BUY, 1_000, 1.0980, time_in_force=TimeInForce.IOC)


def book(**fields):
    seen = []
    look = lambda s: seen.append(s.cache.own_bid_orders(EURUSD.id))
    run(quotes(1.1, 1.1), {0: send, 1: look}, engine={"exec_engine": ExecEngineConfig(**fields)})
    return [str(price) for price in seen[0] or {}]


assert [float(price) for price in book(manage_own_order_books=True)] == [1.0990], book(manage_own_order_books=True)
assert book() == [], book()
