"""
A strategy that is stopped and resumed goes through `on_resume`, not `on_start`: its attributes and subscriptions are as
they were, its timers are gone.
"""

from datetime import timedelta

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.trading.strategy import Strategy

calls = []


class Paused(Strategy):
    def on_start(self):
        calls.append("on_start")
        self.subscribe_quote_ticks(EURUSD.id)
        self.clock.set_timer("beat", timedelta(seconds=10))

    def on_quote_tick(self, tick):
        calls.append("quote")
        if len(calls) == 3:
            self.stop()
            self.resume()

    def on_resume(self):
        calls.append(("on_resume", list(self.clock.timer_names)))


play(quotes(4), Paused())
assert calls == ["on_start", "quote", "quote", ("on_resume", []), "quote", "quote"], calls
