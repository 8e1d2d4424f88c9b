"""
A hedging position that isn't in the cache ends the start, and no strategy runs; with `filter_position_reports=True` they
run.
"""

from kit.node import Venue
from kit.node import node_of
from kit.node import position_report
from kit.node import session
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.identifiers import PositionId

told = Venue(positions=[position_report(10_000, venue_position_id=PositionId("P-7"))])
assert not session(node_of(told, oms_type=OmsType.HEDGING)).started
assert session(node_of(told, oms_type=OmsType.HEDGING, filter_position_reports=True)).started
