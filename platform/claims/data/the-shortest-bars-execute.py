"""
With several external bar types of an instrument, only the shortest of those seen so far moves the market.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import bar
from nautilus_trader.model.data import BarType

FIVE = BarType.from_str("EUR/USD.SIM-5-MINUTE-LAST-EXTERNAL")


def price(*data, when):
    return str(run(list(data), {when: lambda script: script.market(BUY, 1_000)}).fills[0].last_px)


minute, five = bar(60, 1.1, 1.1, 1.1, 1.1), bar(61, 1.2, 1.2, 1.2, 1.2, bar_type=FIVE)
assert price(minute, five, when=1) == "1.10000"
# Before any shorter bar has come, the longer one executes.
assert price(five, when=0) == "1.20000"
