"""
For the trade wrangler any text in `side` other than `BUY` counts as a seller.
"""

from kit.market import EURUSD
from nautilus_trader.model.enums import AggressorSide
from nautilus_trader.persistence.wranglers import TradeTickDataWrangler

import pandas as pd

index = pd.DatetimeIndex(["2024-01-02"] * 3, tz="UTC")
frame = pd.DataFrame({"price": [1.1] * 3, "quantity": [1.0] * 3, "trade_id": [1, 2, 3], "side": ["BUY", "SELL", "B"]}, index)
sides = [trade.aggressor_side for trade in TradeTickDataWrangler(EURUSD).process(frame)]
assert sides == [AggressorSide.BUYER, AggressorSide.SELLER, AggressorSide.SELLER], sides
