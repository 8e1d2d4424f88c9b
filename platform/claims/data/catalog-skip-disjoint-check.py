"""
`write_data` with `skip_disjoint_check=True` takes an overlap without an error, and the shared rows come twice.
"""

from kit.catalogs import catalog
from kit.catalogs import minutes

made = catalog(minutes(1, 3))
made.write_data(minutes(3, 5), skip_disjoint_check=True)
times = [item.ts_init for item in made.bars()]
assert len(times) == 6, times
assert len(set(times)) == 5, times
