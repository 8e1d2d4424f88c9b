"""
`change_fill_model` of the engine exchanges a venue's fill model between runs.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.market import EURUSD
from kit.market import quote
from kit.simulation import build
from kit.simulation import when
from nautilus_trader.backtest.models import FillModel

data = [quote(0, 1.1000, 1.1002)]
engine = build(data, {0: when(Script.market, BUY, 1_000)})
paid = []
for model in (FillModel(), FillModel(prob_slippage=1.0), FillModel()):
    engine.reset()
    engine.trader.strategies()[0].seen.clear()
    engine.change_fill_model(EURUSD.venue, model)
    engine.run()
    paid.append(engine.cache.orders()[0].avg_px)
assert paid == [1.1002, 1.10021, 1.1002], paid
