"""
In NETTING a strategy has at most one open position an instrument, unless it passes a `position_id`: three purchases with the ids P-A, P-B and
none leave three open.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.identifiers import PositionId


def opened(*names):
    def send(script):
        for name in names:
            script.market(BUY, 1_000, submit={"position_id": PositionId(name)} if name else None)

    done = run(quotes(1.1, 1.1), {0: send})
    return sorted(position.id.value for position in done.engine.cache.positions_open())


assert opened(None, None, None) == ["EUR/USD.SIM-Script-000"], opened(None, None, None)
assert opened("P-A", "P-B", None) == ["EUR/USD.SIM-Script-000", "P-A", "P-B"], opened("P-A", "P-B", None)
