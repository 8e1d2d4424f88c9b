"""
`run_in_executor` and `queue_for_executor` raise `AttributeError` for a `functools.partial`, after they have called it;
wrapped in a lambda it passes.
"""

from functools import partial

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from nautilus_trader.common.actor import Actor

calls = []


class Worker(Actor):
    def on_start(self):
        job = partial(calls.append, "done")
        for hand_over in (self.run_in_executor, self.queue_for_executor):
            calls.append(type(raised(lambda: hand_over(job))))
            hand_over(lambda: job())


play(quotes(1), Worker())
assert calls == ["done", AttributeError, "done"] * 2, calls
