"""
A position that the venue no longer reports stays open at a reconciliation, which counts as a success; an explicit flat
report closes it.
"""

from kit.node import Venue
from kit.node import node_of
from kit.node import position_report
from kit.node import session

told = Venue(positions=[position_report(10_000, "1.0950")])
found = []


async def closed_elsewhere(node):
    for reports in ([], [position_report(0)]):
        told.positions = reports
        success = await node.kernel.exec_engine.reconcile_execution_state()
        found.append((success, len(node.cache.positions_open())))


session(node_of(told), closed_elsewhere)
assert found == [(True, 1), (True, 0)], found
