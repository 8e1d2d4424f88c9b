"""
Orders and net positions in an instrument that isn't loaded are skipped, and reconciliation counts as a success; a
hedging position in one fails.
"""

from kit.node import Venue
from kit.node import node_of
from kit.node import order_report
from kit.node import position_report
from kit.node import session
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.identifiers import PositionId

told = Venue(orders=[order_report()], positions=[position_report(10_000, "1.0950")])
missing = session(node_of(told, loaded=False))
assert (missing.started, missing.cache.orders(), missing.cache.positions()) == (True, [], [])
assert len(session(node_of(told)).cache.orders()) == 2

hedged = Venue(positions=[position_report(10_000, venue_position_id=PositionId("P-7"))])
assert not session(node_of(hedged, oms_type=OmsType.HEDGING, loaded=False)).started
