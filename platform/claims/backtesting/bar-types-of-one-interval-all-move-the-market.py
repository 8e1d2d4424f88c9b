"""
If several bar types of one instrument have the shortest interval, all of them move the market.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import bar
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model import BarType

mid = BarType.from_str("EUR/USD.SIM-1-MINUTE-MID-EXTERNAL")
buy = when(Script.market, BUY, 1_000)
data = [
    bar(60, 1.1, 1.1, 1.1, 1.1),
    bar(120, 1.2, 1.2, 1.2, 1.2, bar_type=mid),
    bar(180, 1.3, 1.3, 1.3, 1.3),
]
done = run(data, {0: buy, 1: buy, 2: buy})
assert [price for price, _ in prices(done)] == [1.1, 1.2, 1.3], prices(done)
