"""
The trade wrangler takes every text in `side` other than BUY, in any case, for a seller, an empty cell included; in
`buyer_maker` a true boolean alone makes a seller, neither 1 nor text does.
"""

import numpy as np
import pandas as pd
from kit.market import EURUSD
from nautilus_trader.model.enums import AggressorSide
from nautilus_trader.persistence.wranglers import TradeTickDataWrangler


def sides(**columns):
    (values,) = columns.values()
    index = pd.date_range("2024-01-02", periods=len(values), freq="s", tz="UTC")
    ids = [str(number) for number in range(len(values))]
    frame = pd.DataFrame({"price": 1.1, "quantity": 1_000, "trade_id": ids, **columns}, index=index)
    return [tick.aggressor_side for tick in TradeTickDataWrangler(EURUSD).process(frame)]


buy, sell = AggressorSide.BUYER, AggressorSide.SELLER
assert sides(side=["BUY", "SELL"]) == [buy, sell]
assert set(sides(side=["b", "bid", "long", "", np.nan])) == {sell}
assert sides(buyer_maker=[True, False]) == [sell, buy]
assert sides(buyer_maker=np.array([1, "true"], dtype=object)) == [buy, buy]
