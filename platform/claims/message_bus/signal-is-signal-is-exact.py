"""
`Signal` classes are named `Signal` plus the name in title case; `is_signal(name)` is exact, but for the case of
letters, where the subscription goes by
prefix.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor

seen = []


class Both(Actor):
    def on_start(self):
        self.subscribe_signal("trend")
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.publish_signal("trend", 1)
        self.publish_signal("trend_day", 2)

    def on_signal(self, signal):
        seen.append((type(signal).__name__, signal.is_signal("trend"), signal.is_signal("trend_day")))


play(quotes(1), Both())
assert seen == [("SignalTrend", True, False), ("SignalTrend_Day", False, True)], seen
