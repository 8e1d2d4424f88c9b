"""
The positions report has one row a closed netting cycle and one for the position: the cycles are `is_snapshot`. A closed row has quantity 0 and its
size in `peak_qty`; an open one has no `ts_closed`.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes

import pandas as pd

buy, sell = (lambda s: s.market(BUY, 1_000)), (lambda s: s.market(SELL, 1_000))
trader = run(quotes(*[1.1] * 5), {0: buy, 1: sell, 2: buy}).engine.trader
report = trader.generate_positions_report().sort_values("ts_opened")
assert list(report["is_snapshot"]) == [True, False], report
assert [float(text) for text in report["quantity"]] == [0, 1_000], report["quantity"]
assert [float(text) for text in report["peak_qty"]] == [1_000, 1_000], report["peak_qty"]
assert pd.isna(report["ts_closed"].iloc[1]) and not pd.isna(report["ts_closed"].iloc[0]), report["ts_closed"]
