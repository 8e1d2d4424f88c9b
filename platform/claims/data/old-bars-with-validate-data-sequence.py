"""
A bar of an older `ts_event` than the last one of its type is dropped with `validate_data_sequence=True`, and delivered by
default.
"""

from kit.backtest import run
from kit.market import EURUSD
from kit.market import MINUTE_BARS
from kit.market import at
from kit.market import bar
from nautilus_trader.config import DataEngineConfig
from nautilus_trader.model.data import Bar

price, size = EURUSD.make_price(1.1), EURUSD.make_qty(1)
older = Bar(MINUTE_BARS, price, price, price, price, size, ts_event=at(30), ts_init=at(120))
data = [bar(60, 1.1, 1.1, 1.1, 1.1), older]
assert len(run(data).script.seen) == 2
strict = {"data_engine": DataEngineConfig(validate_data_sequence=True)}
assert len(run(data, engine=strict).script.seen) == 1
