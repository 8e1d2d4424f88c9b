"""
Each of a bar's four prices comes with a quarter of its volume, at least one size increment: a market order at the
close that is larger fills the rest one tick worse.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import bar
from kit.simulation import prices
from kit.simulation import when

for volume, size in ((8_000, 2_000), (0, 1)):
    data = [bar(60, 1.10, 1.12, 1.09, 1.11, volume=volume)]
    bought = run(data, {0: when(Script.market, BUY, 5_000)})
    assert prices(bought) == [(1.11, size), (1.11001, 5_000 - size)], prices(bought)
enough = run([bar(60, 1.10, 1.12, 1.09, 1.11, volume=20_000)], {0: when(Script.market, BUY, 5_000)})
assert prices(enough) == [(1.11, 5_000)], prices(enough)
