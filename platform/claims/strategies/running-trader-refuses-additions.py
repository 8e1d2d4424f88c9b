"""
A running trader refuses a new strategy with a logged error and no exception, unless it has a controller: then
`create_strategy` adds and starts it.
"""

from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import ImportableControllerConfig
from nautilus_trader.trading.controller import Controller
from nautilus_trader.trading.strategy import Strategy


class Late(Strategy):
    def on_start(self):
        self.of_start = self.clock.timestamp_ns()
        self.seen = 0
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        self.seen += 1


class Adder(Actor):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        if self.cache.quote_tick_count(EURUSD.id) == 2:
            trader.add_strategy(Late())


def keep(engine):
    global trader
    trader = engine.kernel.trader


engine = play(quotes(5), Adder(), setup=keep)
assert trader.strategies() == [], trader.strategies()


class Manager(Controller):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        if self.cache.quote_tick_count(EURUSD.id) == 2:
            self.create_strategy(Late())


controller = ImportableControllerConfig(
    controller_path="__main__:Manager", config_path="nautilus_trader.config:ActorConfig", config={}
)
engine = play(quotes(5), engine={"controller": controller})
(late,) = engine.kernel.trader.strategies()
assert (late.id.value, late.seen) == ("Late-000", 3), (late.id, late.seen)
