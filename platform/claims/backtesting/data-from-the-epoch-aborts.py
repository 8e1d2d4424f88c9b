"""
Data whose first `ts_init` is 0 aborts the process without an exception; with 1 it runs.
"""

from kit.failures import aborts
from kit.failures import process

PROGRAM = """
from kit.market import EURUSD
from kit.simulation import build
from nautilus_trader.model import QuoteTick
price, size = EURUSD.make_price(1.1), EURUSD.make_qty(1)
build([QuoteTick(EURUSD.id, price, price, size, size, {ts}, {ts}), QuoteTick(EURUSD.id, price, price, size, size, 9, 9)]).run()
"""
assert aborts(PROGRAM.format(ts=0))
assert process(PROGRAM.format(ts=1)).returncode == 0
