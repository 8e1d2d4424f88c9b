"""
With `buffer_deltas=True` the data engine holds deltas until one whose flags equal `F_LAST`; a delta with another bit
beside it ends no update. Without the setting each delta is delivered by itself.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import level
from nautilus_trader.config import DataEngineConfig
from nautilus_trader.model.data import OrderBookDelta
from nautilus_trader.model.enums import BookType
from nautilus_trader.model.enums import RecordFlag


def updates(last, buffered=True):
    first, second = level(0, BUY, 1.1, 1_000), level(0, SELL, 1.2, 1_000)
    ends = OrderBookDelta(second.instrument_id, second.action, second.order, last, 0, second.ts_event, second.ts_init)
    config = {"data_engine": DataEngineConfig(buffer_deltas=buffered)}
    return len(run([first, ends], engine=config, book_type=BookType.L2_MBP).script.seen)


assert updates(RecordFlag.F_LAST) == 1
assert updates(RecordFlag.F_LAST | RecordFlag.F_SNAPSHOT) == 0
assert updates(0) == 0
assert updates(RecordFlag.F_LAST, buffered=False) == 2
