"""
A controller that removes a running strategy stops it first; its open orders and positions stay as they are, and it
receives no data any more.
"""

from kit.backtest import Script
from kit.backtest import BUY
from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.config import ImportableControllerConfig
from nautilus_trader.config import StrategyConfig
from nautilus_trader.trading.controller import Controller

DATA = quotes(6)


def trade(script):
    script.market(BUY, 1_000)
    script.limit(BUY, 1_000, 1.05)


script = Script({0: trade, "stop": lambda script: script.marks.update(stopped=True)}, DATA, EURUSD, StrategyConfig())


class Manager(Controller):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)

    def on_quote_tick(self, tick):
        if self.cache.quote_tick_count(EURUSD.id) == 3:
            self.remove_strategy(script)


controller = ImportableControllerConfig(
    controller_path="__main__:Manager", config_path="nautilus_trader.config:ActorConfig", config={}
)
engine = play(DATA, script, engine={"controller": controller})
assert engine.kernel.trader.strategies() == [] and script.marks == {"stopped": True}, script.marks
assert len(script.seen) in (2, 3), len(script.seen)
assert (engine.cache.orders_open_count(), engine.cache.positions_open_count()) == (1, 1)
