"""
A stopped strategy can't be started again: `start` raises nothing and changes nothing; `resume` lets it go on, and after
`reset` it can be started.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.trading.strategy import Strategy

calls = []


class Paused(Strategy):
    def on_start(self):
        calls.append("on_start")
        self.subscribe_quote_ticks(EURUSD.id)

    def on_resume(self):
        calls.append("on_resume")

    def on_quote_tick(self, tick):
        if len(calls) > 1:
            return
        for command in (self.stop, self.start, self.resume, self.stop, self.reset, self.start):
            command()
            calls.append(self.state.name)


play(quotes(2), Paused())
assert calls == [
    "on_start",
    *("STOPPED", "STOPPED", "on_resume", "RUNNING"),
    *("STOPPED", "READY", "on_start", "RUNNING"),
], calls
