"""
With `chunk_size`, a node's run that finds no data logs no warning, and a start after the end doesn't raise: both give 0 iterations.
Without `chunk_size` the first warns, and the second raises `ValueError`.
"""

from kit.described import describe
from kit.described import stored
from kit.failures import process
from kit.failures import raised
from nautilus_trader.backtest.node import BacktestNode

catalog = stored()
swapped = {"start": "2024-01-03", "end": "2024-01-02", "raise_exception": True}
(result,) = BacktestNode([describe(catalog, chunk_size=10, **swapped)]).run()
assert result.iterations == 0, result.iterations
assert type(raised(lambda: BacktestNode([describe(catalog, **swapped)]).run())) is ValueError

PROGRAM = """
from kit.described import describe, stored
from nautilus_trader.backtest.node import BacktestNode
from nautilus_trader.config import BacktestEngineConfig, LoggingConfig
import msgspec
late = describe(stored(), start="2024-03-01", chunk_size={size})
loud = BacktestEngineConfig(logging=LoggingConfig(log_level="WARNING"))
print("iterations", BacktestNode([msgspec.structs.replace(late, engine=loud)]).run()[0].iterations)
"""
for size, warns in ((None, True), (10, False)):
    told = process(PROGRAM.replace("{size}", str(size))).stdout
    assert "iterations 0" in told, told
    assert ("No data found for" in told) == warns, (size, told)
