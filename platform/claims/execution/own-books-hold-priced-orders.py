"""
With `manage_own_order_books` the own book has orders with a price, emulated ones and stop limits that haven't triggered too;
a stop-market order and an IOC aren't in it. By default there is no own book.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import quotes
from nautilus_trader.config import ExecEngineConfig
from nautilus_trader.model.enums import TimeInForce
from nautilus_trader.model.enums import TriggerType


def send(script):
    script.limit(BUY, 1_000, 1.0990)
    script.stop_market(BUY, 1_000, 1.1100)
    script.limit(BUY, 1_000, 1.0970, emulation_trigger=TriggerType.BID_ASK)
    make = script.instrument
    prices = make.make_price(1.1300), make.make_price(1.1200)
    script.send(script.order_factory.stop_limit(make.id, BUY, make.make_qty(1_000), *prices))
    script.limit(BUY, 1_000, 1.0980, time_in_force=TimeInForce.IOC)


def book(**fields):
    seen = []
    look = lambda s: seen.append(s.cache.own_bid_orders(EURUSD.id))
    run(quotes(1.1, 1.1), {0: send, 1: look}, engine={"exec_engine": ExecEngineConfig(**fields)})
    return [str(price) for price in seen[0] or {}]


held = sorted(float(price) for price in book(manage_own_order_books=True))
assert held == [1.0970, 1.0990, 1.1300], held
assert book() == [], book()
