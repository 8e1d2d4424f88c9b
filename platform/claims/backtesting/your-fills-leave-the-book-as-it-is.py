"""
Your fills don't consume the book: until the next data changes it, the same size can be taken again and again, on an
L1_MBP book and on a depth book.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import book
from kit.simulation import prices
from kit.simulation import when
from nautilus_trader.model.enums import BookType

def five(script):
    for _ in range(5):
        script.market(BUY, 5_000)


for data, venue in (
    ([quote(0, 1.1000, 1.1002, size=5_000)], {}),
    ([book(0, {1.1000: 5_000}, {1.1002: 5_000})], {"book_type": BookType.L2_MBP}),
):
    taken = run(data, {0: five}, **venue)
    assert prices(taken) == [(1.1002, 5_000)] * 5, (venue, prices(taken))
    once = run(data, {0: when(Script.market, BUY, 25_000)}, **venue)
    assert prices(once) != [(1.1002, 25_000)], (venue, prices(once))
