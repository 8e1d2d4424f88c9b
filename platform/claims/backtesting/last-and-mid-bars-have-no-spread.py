"""
`LAST` and `MID` bars become trades: bid and ask are the same, so a buy and a sale at a bar's close get one price. Of a `BID` and
an `ASK` bar they get two.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import bar
from kit.simulation import prices
from nautilus_trader.model import BarType

def both(script):
    script.market(BUY, 1_000)
    script.market(SELL, 1_000)


def paid(*kinds, index=0):
    closes = {"LAST": 1.11, "MID": 1.11, "BID": 1.11, "ASK": 1.1102}
    data = [
        bar(60, 1.10, 1.12, 1.09, closes[kind], bar_type=BarType.from_str(f"EUR/USD.SIM-1-MINUTE-{kind}-EXTERNAL"))
        for kind in kinds
    ]
    return [price for price, _ in prices(run(data, {index: both}))]


assert paid("LAST") == [1.11, 1.11], paid("LAST")
assert paid("MID") == [1.11, 1.11], paid("MID")
assert paid("BID", "ASK", index=1) == [1.1102, 1.11], paid("BID", "ASK", index=1)
