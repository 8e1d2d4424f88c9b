"""
The simulator rejects a market order while one of the two sides has no price, its own side included: on a book with asks alone
a BUY is rejected with `no market with no fills for …`, a SELL with `no market for …`.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.simulation import book
from kit.simulation import when
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import OrderStatus

asks = {1.1002: 5_000}


def sent(side, bids, kind):
    done = run([book(0, bids, asks), book(1, bids, asks)], {0: when(Script.market, side, 1_000)}, book_type=kind)
    return done.order


for kind in (BookType.L1_MBP, BookType.L2_MBP):
    for side, reason in ((BUY, "no market with no fills for EUR/USD.SIM"), (SELL, "no market for EUR/USD.SIM")):
        refused = sent(side, {}, kind)
        assert refused.status == OrderStatus.REJECTED, (kind, side, refused.status)
        assert refused.last_event.reason == reason, refused.last_event.reason
        assert sent(side, {1.1000: 5_000}, kind).status == OrderStatus.FILLED
