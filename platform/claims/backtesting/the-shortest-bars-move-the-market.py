"""
Of several bar types of one instrument, the one with the shortest interval moves the market; until its first bar arrives, the longer
one does.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import bar
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model import BarType

five = BarType.from_str("EUR/USD.SIM-5-MINUTE-LAST-EXTERNAL")
buy = when(Script.market, BUY, 1_000)
data = [
    bar(300, 1.1, 1.1, 1.1, 1.1, bar_type=five),
    bar(360, 1.2, 1.2, 1.2, 1.2),
    bar(600, 1.3, 1.3, 1.3, 1.3, bar_type=five),
]
done = run(data, {0: buy, 1: buy, 2: buy})
assert [price for price, _ in prices(done)] == [1.1, 1.2, 1.2], prices(done)
