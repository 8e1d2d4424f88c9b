"""
A simulated netting venue cuts a reduce-only fill to the size of the instrument's open position whose id sorts first, whichever strategy owns
it: `close_position` can leave a part open. With `reduce_only=False` it closes all.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes


def left(**arguments):
    close = lambda s: s.close_position(s.cache.positions_open(strategy_id=s.id)[0], **arguments)
    done = run(quotes(1.1, 1.1, 1.1, 1.1), {0: lambda s: s.market(BUY, 50_000)}, {1: lambda s: s.market(BUY, 100_000), 2: close})
    return sorted((position.id.value[-3:], float(position.quantity)) for position in done.positions)


assert left() == [("000", 50_000), ("001", 50_000)], left()
assert left(reduce_only=False) == [("000", 50_000), ("001", 0)], left(reduce_only=False)
