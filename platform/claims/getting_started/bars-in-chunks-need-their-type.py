"""
In chunks, bars with `instrument_id` alone raise `AssertionError`; without `chunk_size` they are read.
"""

from kit.failures import raised
from kit.described import describe
from kit.described import stored
from nautilus_trader.backtest.node import BacktestNode

catalog = stored()
alone = {"data": {"bar_spec": None}, "raise_exception": True}
(result,) = BacktestNode([describe(catalog, **alone)]).run()
assert result.iterations == 60, result.iterations
error = raised(lambda: BacktestNode([describe(catalog, chunk_size=10, **alone)]).run())
assert type(error) is AssertionError and "bar_spec" in str(error), error
