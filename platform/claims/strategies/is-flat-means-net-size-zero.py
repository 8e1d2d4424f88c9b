"""
`Portfolio.is_flat` says whether the net size of all open positions is zero: it is `True` with a long and a short
position of the same size open.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.components import quotes
from nautilus_trader.model.enums import OmsType


def note(name):
    def look(script):
        flat = script.portfolio.is_flat(script.instrument.id)
        script.marks[name] = flat, script.cache.positions_open_count()

    return look


plan = {
    0: lambda script: script.market(BUY, 1_000),
    1: lambda script: (note("long")(script), script.market(SELL, 1_000)),
    2: note("hedged"),
}
marks = run(quotes(4), plan, oms_type=OmsType.HEDGING).script.marks
assert marks == {"long": (False, 1), "hedged": (True, 2)}, marks
