"""
`random_seed` of a fill model seeds Python's global `random`; any model that is built later seeds it again.
"""

import random

from nautilus_trader.backtest.models import FillModel

FillModel(random_seed=7)
first = random.random()
FillModel(random_seed=7)
assert random.random() == first
FillModel(random_seed=7)
FillModel(random_seed=8)
assert random.random() != first
random.seed(7)
assert random.random() == first
