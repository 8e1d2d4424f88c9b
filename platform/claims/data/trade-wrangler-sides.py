"""
`TradeTickDataWrangler` takes every `side` but `BUY`, in upper or lower case, for a sale, and every `buyer_maker` but a
boolean `True` for a purchase, the number 1 too; without either column there is no aggressor.
"""

from kit.frames import frame
from kit.market import EURUSD
from nautilus_trader.model.enums import AggressorSide
from nautilus_trader.persistence.wranglers import TradeTickDataWrangler


def sides(**columns):
    rows = frame(price=1.1, quantity=1.0, trade_id="1", **columns)
    return [tick.aggressor_side for tick in TradeTickDataWrangler(EURUSD).process(rows)]


assert sides(side=["BUY", "buy"]) == [AggressorSide.BUYER, AggressorSide.BUYER]
assert sides(side=["SELL", "BUYER"]) == [AggressorSide.SELLER, AggressorSide.SELLER]
assert sides(buyer_maker=[True, False]) == [AggressorSide.SELLER, AggressorSide.BUYER]
assert sides(buyer_maker=[1, 0]) == [AggressorSide.BUYER, AggressorSide.BUYER]
assert sides() == [AggressorSide.NO_AGGRESSOR] * 2
