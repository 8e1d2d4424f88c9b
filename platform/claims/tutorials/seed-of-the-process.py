"""A fill model's `random_seed` seeds the random numbers of the whole process, and a model without a seed that is constructed later seeds them anew from the system."""

import random

from nautilus_trader.backtest.models import FillModel


def drawn(*seeds):
    for seed in seeds:
        FillModel(random_seed=seed)
    return random.random()


assert drawn(42) == drawn(42)
assert drawn(42) == drawn(1, 42)
assert drawn(42, None) != drawn(42, None)
