"""
`MarketHoursFillModel`, `VolumeSensitiveFillModel` and `CompetitionAwareFillModel` can't be built from a configuration, since
they have no `config` parameter; the other models can.
"""

from kit.failures import raised
from nautilus_trader.config import ImportableFillModelConfig

from nautilus_trader.backtest import models
from nautilus_trader.backtest.config import FillModelConfig
from nautilus_trader.backtest.config import FillModelFactory

path = "nautilus_trader.backtest.models"


def make(name):
    return FillModelFactory.create(
        ImportableFillModelConfig(
            fill_model_path=f"{path}:{name}",
            config_path="nautilus_trader.backtest.config:FillModelConfig",
            config={},
        ),
    )


for name in ("MarketHoursFillModel", "VolumeSensitiveFillModel", "CompetitionAwareFillModel"):
    error = raised(lambda: make(name))
    assert type(error) is TypeError, (name, error)
assert FillModelConfig().prob_fill_on_limit == 1.0
for name in ("FillModel", "BestPriceFillModel", "TwoTierFillModel", "SizeAwareFillModel"):
    assert type(make(name)) is getattr(models, name), name
