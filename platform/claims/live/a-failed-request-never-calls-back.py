"""
The callback of a request that fails in the data client never runs, the request stays pending, and the node goes on; one that
is answered is pending no more.
"""

from kit.feed import Feed
from kit.feed import feed_node
from kit.market import MINUTE_BARS
from kit.node import session
from nautilus_trader.trading.strategy import Strategy

import pandas as pd


class Broken(Feed):
    async def _request_bars(self, request):
        raise ValueError("no such bars")


class Asks(Strategy):
    def on_start(self):
        self.called = False
        start = self.clock.utc_now() - pd.Timedelta(minutes=10)
        self.request_id = self.request_bars(MINUTE_BARS, start=start, callback=self.done)

    def done(self, request_id):
        self.called = True


def outcome(feed):
    asks = Asks()
    pending = []

    async def look(node):
        pending.append(asks.is_pending_request(asks.request_id))

    node = session(feed_node(asks, feed), look, seconds=0.8)
    return asks.called, pending[0], node.started


assert outcome(Broken) == (False, True, True), outcome(Broken)
assert outcome(Feed) == (True, False, True), outcome(Feed)
