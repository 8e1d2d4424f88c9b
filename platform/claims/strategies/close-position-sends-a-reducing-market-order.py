"""
`close_position` sends a market order of the position's size, GTC, with `reduce_only=True`.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes

plan = {
    0: lambda script: script.market(BUY, 1_500),
    1: lambda script: script.close_position(script.cache.positions_open()[0]),
}
first, second = run(quotes(4), plan).orders
assert (second.order_type.name, second.side.name, second.quantity) == ("MARKET", "SELL", 1_500), second
assert (second.time_in_force.name, second.is_reduce_only) == ("GTC", True), second
assert first.is_reduce_only is False
