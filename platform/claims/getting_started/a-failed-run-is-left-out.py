"""
With the default `raise_exception=False` a run that fails is left out of the node's results; with `raise_exception=True` its
exception is raised.
"""

from kit.failures import raised
from kit.described import describe
from kit.described import stored
from nautilus_trader.backtest.node import BacktestNode

catalog = stored()
swapped = {"start": "2024-01-03", "end": "2024-01-02"}
good, bad = describe(catalog), describe(catalog, **swapped)
results = BacktestNode([bad, good]).run()
assert [result.run_config_id for result in results] == [good.id], results
error = raised(lambda: BacktestNode([describe(catalog, raise_exception=True, **swapped)]).run())
assert type(error) is ValueError, error
