"""
In a configuration a margin model of your own is named `package.module:ClassName`; with a dot instead of the colon it raises
`ValueError`, 'Unknown `MarginModel` type'.
"""

from kit.failures import raised
from nautilus_trader.backtest.config import MarginModelConfig

from nautilus_trader.backtest.config import MarginModelFactory

path = "nautilus_trader.backtest.models"
made = MarginModelFactory.create(MarginModelConfig(model_type=f"{path}:StandardMarginModel"))
assert type(made).__name__ == "StandardMarginModel", made
assert type(MarginModelFactory.create(MarginModelConfig(model_type="leveraged"))).__name__ == "LeveragedMarginModel"
error = raised(lambda: MarginModelFactory.create(MarginModelConfig(model_type=f"{path}.StandardMarginModel")))
assert type(error) is ValueError and "Unknown `MarginModel` type" in str(error), error
