"""
A reduce-only order with a `position_id` is denied when it is larger than the position or on its side; without the id the venue decides and
cuts the fill.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from kit.orders import reasons


def close(named, side=SELL):
    def step(script):
        (position,) = script.cache.positions_open()
        script.market(side, 5_000, reduce_only=True, submit={"position_id": position.id} if named else None)

    return run(quotes(1.1, 1.1, 1.1), {0: lambda s: s.market(BUY, 1_000), 1: step})


text = "Reduce only order would increase position PositionId('EUR/USD.SIM-Script-000')"
assert reasons(close(True)) == [text], reasons(close(True))
assert reasons(close(True, BUY)) == [text], reasons(close(True, BUY))
free = close(False)
assert reasons(free) == [] and free.positions[0].is_closed, free.positions
