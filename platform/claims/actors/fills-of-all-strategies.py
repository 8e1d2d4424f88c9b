"""
`subscribe_order_fills` brings an actor the fills of all strategies in one instrument; a strategy that subscribes doesn't
get its own twice.
"""

from kit.backtest import BUY
from kit.components import play
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.common.actor import Actor
from nautilus_trader.config import StrategyConfig
from nautilus_trader.trading.strategy import Strategy


class Watcher(Actor):
    fills = 0

    def on_start(self):
        self.subscribe_order_fills(EURUSD.id)

    def on_order_filled(self, event):
        self.fills += 1


class Buyer(Strategy):
    fills = 0

    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)
        self.subscribe_order_fills(EURUSD.id)

    def on_quote_tick(self, tick):
        if not self.cache.orders(strategy_id=self.id):
            self.submit_order(self.order_factory.market(EURUSD.id, BUY, EURUSD.make_qty(1_000)))

    def on_order_filled(self, event):
        self.fills += 1


watcher, buyer = Watcher(), Buyer()
play(quotes(3), watcher, buyer, Strategy(StrategyConfig(order_id_tag="X")))
assert (watcher.fills, buyer.fills) == (1, 1), (watcher.fills, buyer.fills)
both = Watcher()
play(quotes(3), both, Buyer(StrategyConfig(order_id_tag="A")), Buyer(StrategyConfig(order_id_tag="B")))
assert both.fills == 2, both.fills
