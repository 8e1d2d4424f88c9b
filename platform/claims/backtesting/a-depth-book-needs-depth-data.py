"""
A run on an L2_MBP or L3_MBO venue raises `InvalidConfiguration` when an instrument has data but no order-book data; on L1_MBP it
runs.
"""

from kit.backtest import run
from kit.failures import raised
from kit.market import quote
from kit.simulation import book
from nautilus_trader.model.enums import BookType

for kind in (BookType.L2_MBP, BookType.L3_MBO):
    error = raised(lambda: run([quote(0, 1.1, 1.2)], book_type=kind))
    assert type(error).__name__ == "InvalidConfiguration", error
    assert "No order book data found" in str(error), error
assert run([quote(0, 1.1, 1.2)], book_type=BookType.L1_MBP).engine.get_result().iterations == 1
assert run([book(0, {1.1: 1}, {1.2: 1})], book_type=BookType.L2_MBP).engine.get_result().iterations == 1
