"""
In a backtest `run_in_executor` and `queue_for_executor` call the function at once, on the same thread, and its exception
comes straight out of the call.
"""

import threading

from kit.components import play
from kit.components import quotes
from kit.failures import raised
from nautilus_trader.common.actor import Actor

calls = []


class Worker(Actor):
    def on_start(self):
        for hand_over in (self.run_in_executor, self.queue_for_executor):
            hand_over(lambda: calls.append(threading.current_thread() is threading.main_thread()))
            calls.append(type(raised(lambda: hand_over(lambda: 1 / 0))))


play(quotes(1), Worker())
assert calls == [True, ZeroDivisionError, True, ZeroDivisionError], calls
