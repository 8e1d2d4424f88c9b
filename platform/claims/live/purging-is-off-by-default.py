"""
A node purges nothing from its cache unless an interval is set: None, the default of all three intervals, means off, and a
buffer without its interval does nothing.
"""

from kit.node import Venue
from kit.node import node_of
from kit.node import session
from nautilus_trader.config import LiveExecEngineConfig

KINDS = ("closed_orders", "closed_positions", "account_events")
assert all(getattr(LiveExecEngineConfig(), f"purge_{kind}_interval_mins") is None for kind in KINDS)
assert LiveExecEngineConfig().purge_from_database is False

tasks = []


def purging(**settings):
    async def look(node):
        import asyncio

        tasks.append({task.get_name() for task in asyncio.all_tasks() if task.get_name().startswith("purge")})

    session(node_of(Venue(), **settings), look)
    return tasks[-1]


assert purging(purge_closed_orders_buffer_mins=1) == set()
assert purging(purge_closed_orders_interval_mins=1) == {"purge_closed_orders"}
