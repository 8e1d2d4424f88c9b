"""
1.221.0 keeps deltas in `order_book_delta` and depths in `order_book_depth10`; 1.222.0 keeps them in `order_book_deltas`
and `order_book_depths`, and finds nothing in the old folders.
"""

from pathlib import Path

from kit.backtest import BUY
from kit.catalogs import catalog
from kit.catalogs import files
from kit.market import level
from kit.version import RELEASE
from nautilus_trader.test_kit.stubs.data import TestDataStubs

depth = TestDataStubs.order_book_depth10(ts_event=1, ts_init=1)
made = catalog([level(0, BUY, 1.1, 1_000)], [depth])
folders = [file.split("/")[0] for file in files(made)]
if RELEASE == (1, 221, 0):
    assert folders == ["order_book_delta", "order_book_depth10"], folders
else:
    assert folders == ["order_book_deltas", "order_book_depths"], folders
    assert len(made.order_book_deltas()) == 1
    data = Path(made.path) / "data"
    (data / "order_book_deltas").rename(data / "order_book_delta")
    assert made.order_book_deltas() == []
