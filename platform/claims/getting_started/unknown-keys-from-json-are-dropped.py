"""
A run configuration read from JSON drops unknown keys silently, of the run and of what is in it; so does the `config` of an importable
fill model. The same key raises `TypeError` where the configuration is constructed.
"""

import json

from kit.described import describe
from kit.described import stored
from kit.failures import raised
from nautilus_trader.backtest.config import FillModelConfig
from nautilus_trader.backtest.node import BacktestNode
from nautilus_trader.config import BacktestRunConfig
from nautilus_trader.config import BacktestVenueConfig
from nautilus_trader.config import ImportableFillModelConfig
from nautilus_trader.config import LoggingConfig

MODELS = {"fill_model_path": "nautilus_trader.backtest.models:FillModel", "config_path": "nautilus_trader.backtest.config:FillModelConfig"}

catalog = stored()
written = json.loads(describe(catalog).json())
for part in (written, written["venues"][0], written["data"][0], written["engine"]["logging"]):
    part["misspelt"] = 1
read = BacktestRunConfig.parse(json.dumps(written))
assert "misspelt" not in read.json().decode(), read
assert read.venues[0].name == "SIM", read.venues
for kind in (BacktestVenueConfig, LoggingConfig, FillModelConfig):
    assert type(raised(lambda: kind(misspelt=1))) is TypeError, kind

# A right key arrives, since its wrong value raises; a misspelt key with that value passes.
def build(key):
    model = ImportableFillModelConfig(**MODELS, config={key: 7.0})
    BacktestNode([describe(catalog, venue={"fill_model": model}, raise_exception=True)]).build()


build("prob_slipage")
assert type(raised(lambda: build("prob_slippage"))) is ValueError
