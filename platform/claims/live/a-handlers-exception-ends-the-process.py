"""
An exception in a handler of data ends the process of a node with exit code 1, without `on_stop`; with
`graceful_shutdown_on_exception=True` the node stops, `on_stop` runs, and the exit code is 0.
"""

from kit.failures import process

PROGRAM = """
import time
from nautilus_trader.config import LiveDataEngineConfig, LoggingConfig, TradingNodeConfig
from nautilus_trader.live.node import TradingNode
from kit.market import EURUSD, quote
from nautilus_trader.trading.strategy import Strategy

class Faulty(Strategy):
    def on_start(self):
        self.subscribe_quote_ticks(EURUSD.id)
    def on_quote_tick(self, tick):
        raise ValueError("bad price")
    def on_stop(self):
        print("on_stop ran", flush=True)

node = TradingNode(TradingNodeConfig(
    logging=LoggingConfig(log_level="ERROR"),
    data_engine=LiveDataEngineConfig(graceful_shutdown_on_exception={graceful}),
    timeout_post_stop=0.1,
    timeout_disconnection=0.5,
))
node.trader.add_strategy(Faulty())
node.build()
node.get_event_loop().call_later(0.5, node.kernel.data_engine.process, quote(0, 1.1, 1.2))
node.run()
node.dispose()
"""
ended = process(PROGRAM.format(graceful=False))
assert (ended.returncode, "on_stop ran" in ended.stdout) == (1, False), ended
stopped = process(PROGRAM.format(graceful=True))
assert (stopped.returncode, "on_stop ran" in stopped.stdout) == (0, True), stopped
