"""
A bracket's list holds entry, stop-loss and take-profit in this order, tagged so; the entry is OTO, both exits are reduce-only and OUO, the
target is post-only.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import bracket
from kit.orders import quotes

legs = run(quotes(1.1), {0: lambda s: bracket(s, BUY, 1_000, 1.09, 1.11)}).script.marks["legs"]
assert [leg.tags for leg in legs] == [["ENTRY"], ["STOP_LOSS"], ["TAKE_PROFIT"]], legs
assert [leg.type_string() for leg in legs] == ["MARKET", "STOP_MARKET", "LIMIT"], legs
assert [leg.contingency_type.name for leg in legs] == ["OTO", "OUO", "OUO"], legs
assert [leg.is_reduce_only for leg in legs] == [False, True, True], legs
assert legs[2].is_post_only, legs[2]
