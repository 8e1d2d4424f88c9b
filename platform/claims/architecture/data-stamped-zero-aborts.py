"""
Data whose first timestamp is 0 ends the process at `run()`, without an exception.
"""

from kit.failures import aborts
from kit.failures import process

program = """
from nautilus_trader.model.data import QuoteTick
from kit.components import play
from kit.market import EURUSD
make, size = EURUSD.make_price, EURUSD.make_qty(1)
play([QuoteTick(EURUSD.id, make(1.1), make(1.2), size, size, {0}, {0})])
"""
assert aborts(program.format(0))
assert process(program.format(1_704_196_800_000_000_000)).returncode == 0
