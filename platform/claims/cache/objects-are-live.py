"""
An order that the cache returns is the live object, not a copy: kept from an earlier query, it changes with the next event.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes


def keep(script):
    (script.marks["order"],) = script.cache.orders()
    script.marks["before"] = script.marks["order"].status.name
    script.cancel_order(script.marks["order"])


marks = run(quotes(4), {0: lambda script: script.limit(BUY, 1_000, 1.05), 1: keep}).script.marks
assert (marks["before"], marks["order"].status.name) == ("ACCEPTED", "CANCELED"), marks
