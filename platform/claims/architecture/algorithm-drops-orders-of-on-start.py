"""
An order with an `exec_algorithm_id` that leaves from `on_start` stays `INITIALIZED`, since the algorithm isn't running
yet; one from a data handler goes through.
"""

from kit.components import host
from kit.components import quotes
from kit.market import EURUSD
from nautilus_trader.execution.algorithm import ExecAlgorithm
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.identifiers import ExecAlgorithmId
from nautilus_trader.trading.strategy import Strategy


class PassOn(ExecAlgorithm):
    def on_order(self, order):
        self.submit_order(order)


class Buyer(Strategy):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)
        self.buy("on_start")

    def on_quote_tick(self, tick):
        if len(self.cache.orders()) == 1:
            self.buy("on_quote_tick")

    def buy(self, tag):
        algorithm, quantity = ExecAlgorithmId("PassOn"), EURUSD.make_qty(1_000)
        order = self.order_factory.market(EURUSD.id, OrderSide.BUY, quantity, exec_algorithm_id=algorithm, tags=[tag])
        self.submit_order(order)


engine = host(quotes(4), Buyer())
engine.add_exec_algorithm(PassOn())
engine.run()
status = {order.tags[0]: order.status.name for order in engine.cache.orders()}
assert status == {"on_start": "INITIALIZED", "on_quote_tick": "FILLED"}, status
