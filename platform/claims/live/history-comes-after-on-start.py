"""
In a node `on_start` returns before the history that it requests is there: a bar subscribed to in `on_start` can come first,
one subscribed to in the request's callback comes behind all of the history.
"""

from kit.feed import feed_node
from kit.market import MINUTE_BARS
from kit.node import session
from nautilus_trader.trading.strategy import Strategy

import pandas as pd


class Asks(Strategy):
    def __init__(self, wait):
        super().__init__()
        self.wait, self.arrived = wait, []

    def on_start(self):
        start = self.clock.utc_now() - pd.Timedelta(minutes=10)
        self.request_bars(MINUTE_BARS, start=start, callback=self.done)
        if not self.wait:
            self.subscribe_bars(MINUTE_BARS)
        self.arrived.append("started")

    def on_historical_data(self, data):
        self.arrived.append("history")

    def done(self, request_id):
        self.arrived.append("done")
        if self.wait:
            self.subscribe_bars(MINUTE_BARS)

    def on_bar(self, bar):
        self.arrived.append("bar")


def order(wait):
    asks = Asks(wait)
    session(feed_node(asks), seconds=1.0)
    return asks.arrived


assert order(False) == ["started", "bar", *["history"] * 3, "done"], order(False)
assert order(True) == ["started", *["history"] * 3, "done", "bar"], order(True)
