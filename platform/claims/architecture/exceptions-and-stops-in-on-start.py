"""
An exception in `on_start` ends a backtest and leaves the component in `STARTING`; `self.stop()` in `on_start` leaves it
`STOPPED`, and the run goes on without it.
"""

from kit.components import host
from kit.components import quotes
from kit.failures import raised
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor


class Broken(Actor):
    def on_start(self):
        raise LookupError("no history")


class Shy(Actor):
    def on_start(self):
        self.seen = 0
        self.subscribe_quote_ticks(EURUSD.id)
        self.stop()

    def on_quote_tick(self, tick):
        self.seen += 1


broken, shy = Broken(), Shy()
assert type(raised(host(quotes(3), broken).run)) is LookupError
assert broken.state.name == "STARTING", broken.state
engine = host(quotes(3), shy)
engine.run()
assert (shy.state.name, shy.seen, engine.iteration) == ("STOPPED", 0, 3), (shy.state, shy.seen, engine.iteration)
