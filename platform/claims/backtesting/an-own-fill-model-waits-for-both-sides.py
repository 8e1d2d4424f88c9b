"""
`get_orderbook_for_fill_simulation` of a fill model isn't called before both sides have a price.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.simulation import book
from kit.simulation import when
from nautilus_trader.backtest.models import FillModel
from nautilus_trader.model.enums import BookType

calls = []


class Watching(FillModel):
    def get_orderbook_for_fill_simulation(self, instrument, order, best_bid, best_ask):
        calls.append((best_bid, best_ask))
        return None


venue = {"book_type": BookType.L2_MBP, "fill_model": Watching()}
buy = {0: when(Script.market, BUY, 1_000)}
run([book(0, {}, {1.1002: 5_000})], buy, **venue)
assert calls == [], calls
run([book(0, {1.1000: 5_000}, {1.1002: 5_000})], buy, **venue)
assert [(float(bid), float(ask)) for bid, ask in calls] == [(1.1000, 1.1002)], calls
