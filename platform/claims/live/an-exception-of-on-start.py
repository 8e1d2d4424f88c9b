"""
`run` raises what a strategy's `on_start` raises; a `RuntimeError` is only logged, and `run` returns.
"""

from kit.failures import process

PROGRAM = """
from kit.node import node_of, Venue
from nautilus_trader.trading.strategy import Strategy

class Faulty(Strategy):
    def on_start(self):
        raise {error}("no model")

node = node_of(Venue(), Faulty())
try:
    node.run()
    print("returned", flush=True)
except Exception as error:
    print("raised", type(error).__name__, flush=True)
import os
os._exit(0)
"""
for error, said in (("ValueError", "raised ValueError"), ("RuntimeError", "returned")):
    ended = process(PROGRAM.format(error=error))
    assert ended.stdout.strip() == said, (error, ended.stdout, ended.stderr)
