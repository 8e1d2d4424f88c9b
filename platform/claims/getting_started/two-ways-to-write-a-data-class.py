"""
`data_cls` of a `BacktestDataConfig` is a class or its path with a colon; with a dot the run raises `ValueError`.
"""

from kit.described import describe
from kit.described import stored
from kit.failures import raised
from nautilus_trader.backtest.node import BacktestNode
from nautilus_trader.model import Bar

catalog = stored()
for data_cls in (Bar, "nautilus_trader.model.data:Bar"):
    (result,) = BacktestNode([describe(catalog, data={"data_cls": data_cls}, raise_exception=True)]).run()
    assert result.iterations == 60, result.iterations
wrong = {"data_cls": "nautilus_trader.model.data.Bar"}
error = raised(lambda: BacktestNode([describe(catalog, data=wrong, raise_exception=True)]).run())
assert type(error) is ValueError, error
