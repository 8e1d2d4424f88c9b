"""
A `FillModel` without arguments has `prob_fill_on_limit` 1, `prob_fill_on_stop` 1 and `prob_slippage` 0, and each
probability has to lie between 0 and 1.
"""
# only: latest — release 1.222.0 dropped `prob_fill_on_stop`, nightly's commit still has it

from kit.failures import raised
from nautilus_trader.backtest.models import FillModel

model = FillModel()
assert (model.prob_fill_on_limit, model.prob_fill_on_stop, model.prob_slippage) == (1.0, 1.0, 0.0), model
for name in ("prob_fill_on_limit", "prob_fill_on_stop", "prob_slippage"):
    assert getattr(FillModel(**{name: 0.5}), name) == 0.5
    error = raised(lambda: FillModel(**{name: 1.5}))
    assert type(error) is ValueError, error
