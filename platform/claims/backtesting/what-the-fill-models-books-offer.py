"""
A buy of 2,000 at an ask of 1.10010 costs, by the books that the fill models bring: all at the best price
(`BestPriceFillModel`), all one tick worse (`OneTickSlippageFillModel`), 10 (two tiers), 5 (partial limits), 10 (size
aware), 500 (market hours), 250 (volume) or 300 (competition) at the best price and the rest a tick worse.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.backtest.models import BestPriceFillModel
from nautilus_trader.backtest.models import CompetitionAwareFillModel
from nautilus_trader.backtest.models import LimitOrderPartialFillModel
from nautilus_trader.backtest.models import MarketHoursFillModel
from nautilus_trader.backtest.models import OneTickSlippageFillModel
from nautilus_trader.backtest.models import SizeAwareFillModel
from nautilus_trader.backtest.models import ThreeTierFillModel
from nautilus_trader.backtest.models import TwoTierFillModel
from nautilus_trader.backtest.models import VolumeSensitiveFillModel

best, worse = 1.1001, 1.10011
data = [quote(0, 1.1000, 1.1001), quote(1, 1.1000, 1.1001)]
for model, expected in (
    (BestPriceFillModel, [(best, 2_000)]),
    (OneTickSlippageFillModel, [(worse, 2_000)]),
    (TwoTierFillModel, [(best, 10), (worse, 1_990)]),
    (ThreeTierFillModel, [(best, 50), (worse, 30), (1.10012, 20), (1.10013, 1_900)]),
    (LimitOrderPartialFillModel, [(best, 5), (worse, 1_995)]),
    (SizeAwareFillModel, [(best, 10), (worse, 1_990)]),
    (MarketHoursFillModel, [(best, 500), (worse, 1_500)]),
    (VolumeSensitiveFillModel, [(best, 250), (worse, 1_750)]),
    (CompetitionAwareFillModel, [(best, 300), (worse, 1_700)]),
):
    bought = run(data, {0: when(Script.market, BUY, 2_000)}, fill_model=model())
    assert prices(bought) == expected, (model, prices(bought))
