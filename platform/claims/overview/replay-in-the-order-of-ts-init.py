"""
A backtest plays everything in the order of `ts_init` and sets the clock to it, whatever `ts_event` says.
"""

from kit.components import play
from kit.market import EURUSD
from kit.market import at
from nautilus_trader.common.actor import Actor
from nautilus_trader.model.data import QuoteTick

make, size = EURUSD.make_price, EURUSD.make_qty(1_000)


def quote(event, init):
    return QuoteTick(EURUSD.id, make(1.1), make(1.1002), size, size, at(event), at(init))


seen = []


class Watcher(Actor):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        seen.append((tick.ts_event, self.clock.timestamp_ns()))


play([quote(1, 4), quote(2, 3)], Watcher())
assert seen == [(at(2), at(3)), (at(1), at(4))], seen
