"""
The venue's ids count up, `SIM-1-001` for the first order, and repeat from run to run; with `use_random_ids=True` they are random.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when

data = [quote(0, 1.1, 1.2)]


def name(**venue):
    return run(data, {0: when(Script.market, BUY, 1_000)}, **venue).order.venue_order_id.value


assert name() == name() == "SIM-1-001", name()
assert name(use_random_ids=True) != name(use_random_ids=True)
