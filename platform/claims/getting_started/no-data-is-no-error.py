"""
A node's run over dates without overlap, or over an instrument that the catalog lacks, ends normally with 0 iterations, even with
`raise_exception=True`.
"""

from kit.described import describe
from kit.described import stored
from nautilus_trader.backtest.node import BacktestNode

catalog = stored()
for config, count in (
    (describe(catalog, raise_exception=True), 60),
    (describe(catalog, raise_exception=True, start="2024-03-01", end="2024-03-02"), 0),
    (describe(catalog, raise_exception=True, data={"instrument_id": "GBP/USD.SIM"}), 0),
):
    (result,) = BacktestNode([config]).run()
    assert result.iterations == count, (config, result.iterations)
