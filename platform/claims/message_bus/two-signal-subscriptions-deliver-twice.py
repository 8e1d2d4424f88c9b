"""
Subscribing to one signal's name and to all signals delivers that name twice, and so do two names of which one begins the
other.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor


class Listener(Actor):
    def __init__(self, *names):
        super().__init__()
        self.names = names
        self.count = 0

    def on_start(self):
        for name in self.names:
            self.subscribe_signal(name)
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.publish_signal("trend_day", 1)

    def on_signal(self, signal):
        self.count += 1


for names, count in ((["trend_day"], 1), (["trend_day", ""], 2), (["trend_day", "trend"], 2), (["trend_day", "x"], 1)):
    listener = Listener(*names)
    play(quotes(1), listener)
    assert listener.count == count, (names, listener.count)
