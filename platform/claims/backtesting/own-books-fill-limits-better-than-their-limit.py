"""
With a fill model that brings its own book, a resting limit order that the market jumps past fills at that book's prices, better than its
limit; with the default model it fills at its limit.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.backtest.models import BestPriceFillModel
from nautilus_trader.backtest.models import FillModel


def filled(model):
    done = run(quotes(1.1, 1.1, 1.098, 1.1), {0: lambda s: s.limit(BUY, 1_000, 1.0990)}, fill_model=model)
    return [str(fill.last_px) for fill in done.fills]


assert filled(FillModel()) == ["1.09900"], filled(FillModel())
assert filled(BestPriceFillModel()) == ["1.09810"], filled(BestPriceFillModel())
