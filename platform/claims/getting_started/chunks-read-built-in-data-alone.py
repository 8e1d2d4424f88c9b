"""
In chunks a node reads only the types of the Rust core: custom data raises `RuntimeError`.
"""

from kit.described import describe
from kit.described import stored
from kit.failures import raised
from kit.market import at
from nautilus_trader.backtest.node import BacktestNode
from nautilus_trader.core.data import Data

from nautilus_trader.model.custom import customdataclass


@customdataclass
class Mood(Data):
    level: float = 0.0


catalog = stored()
catalog.write_data([Mood(level=1.0, ts_event=at(n), ts_init=at(n)) for n in range(5)])
custom = {"data_cls": Mood, "client_id": "MOODS", "instrument_id": None, "bar_spec": None}
(result,) = BacktestNode([describe(catalog, data=custom, raise_exception=True)]).run()
assert result.iterations == 5, result.iterations
error = raised(lambda: BacktestNode([describe(catalog, data=custom, chunk_size=2, raise_exception=True)]).run())
assert type(error) is RuntimeError, error
