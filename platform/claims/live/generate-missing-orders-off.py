"""
With `generate_missing_orders=False` a position that only the venue knows is left out of the cache, and the start goes on.
"""

from kit.node import Venue
from kit.node import node_of
from kit.node import position_report
from kit.node import session

told = Venue(positions=[position_report(10_000, "1.0950")])
off = session(node_of(told, generate_missing_orders=False))
assert (off.cache.positions(), off.started) == ([], True)
on = session(node_of(told))
assert (len(on.cache.positions_open()), on.started) == (1, True)
