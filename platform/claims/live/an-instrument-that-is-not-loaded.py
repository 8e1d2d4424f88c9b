"""
Orders and positions in an instrument that isn't loaded are skipped, and reconciliation counts as a success.
"""

from kit.node import Venue
from kit.node import node_of
from kit.node import order_report
from kit.node import position_report
from kit.node import session

told = Venue(orders=[order_report()], positions=[position_report(10_000, "1.0950")])
missing = session(node_of(told, loaded=False))
assert (missing.started, missing.cache.orders(), missing.cache.positions()) == (True, [], [])
assert len(session(node_of(told)).cache.orders()) == 2
