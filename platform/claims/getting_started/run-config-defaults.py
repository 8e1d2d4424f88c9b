"""
`BacktestRunConfig` has by default `chunk_size` None, `raise_exception` False, `dispose_on_completion` True and no `start` and `end`.
"""

from kit.failures import raised
from nautilus_trader.config import BacktestRunConfig

config = BacktestRunConfig(venues=[], data=[])
defaults = {"chunk_size": None, "raise_exception": False, "dispose_on_completion": True, "start": None, "end": None}
for name, default in {**defaults, "data_clients": None}.items():
    assert getattr(config, name) == default, (name, getattr(config, name))
error = raised(lambda: BacktestRunConfig(venues=[]))
assert type(error) is TypeError, error
