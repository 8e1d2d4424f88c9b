"""
On an L1_MBP book the tenth level of an `OrderBookDepth10` ends up as the best price; a depth book keeps the first.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.market import EURUSD
from kit.market import at
from kit.backtest import run
from kit.simulation import prices
from nautilus_trader.model import BookOrder
from nautilus_trader.model import OrderBookDepth10
from nautilus_trader.model.enums import BookType

import pandas as pd

make, size = EURUSD.make_price, EURUSD.make_qty(5_000)
bids = [BookOrder(BUY, make(1.1000 - step / 10_000), size, step + 1) for step in range(10)]
asks = [BookOrder(SELL, make(1.1002 + step / 10_000), size, step + 11) for step in range(10)]


def depth(seconds):
    return OrderBookDepth10(EURUSD.id, bids, asks, [1] * 10, [1] * 10, 0, 0, at(seconds), at(seconds))


def buy_later(script):
    due = pd.Timestamp(at(1), tz="UTC")
    script.clock.set_time_alert("buy", due, lambda event: script.market(BUY, 1_000))


for kind, paid in ((BookType.L1_MBP, 1.1011), (BookType.L2_MBP, 1.1002)):
    done = run([depth(0), depth(2)], {"start": buy_later}, book_type=kind)
    assert prices(done) == [(paid, 1_000)], (kind, prices(done))
