"""
A run configuration serialises to JSON and back with the same id.
"""

from kit.described import crossing
from kit.described import describe
from kit.described import stored
from nautilus_trader.config import BacktestRunConfig

config = describe(stored(), crossing(), chunk_size=7)
parsed = BacktestRunConfig.parse(config.json())
assert parsed.id == config.id, (parsed.id, config.id)
assert parsed.chunk_size == 7
assert BacktestRunConfig.parse(describe(stored(), crossing()).json()).id != config.id
