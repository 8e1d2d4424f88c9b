"""
On an L1_MBP book each delta replaces the best price of its side, a worse one too; a depth book keeps the best level.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.simulation import book
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model.enums import BookType

levels = book(0, {1.1000: 5_000}, {1.1002: 5_000, 1.1005: 5_000})
for kind, paid in ((BookType.L1_MBP, 1.1005), (BookType.L2_MBP, 1.1002)):
    bought = run([levels], {0: when(Script.market, BUY, 1_000)}, book_type=kind)
    assert prices(bought) == [(paid, 1_000)], (kind, prices(bought))
