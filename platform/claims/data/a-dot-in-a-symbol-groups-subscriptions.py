"""
A subscription to the quotes or trades of a symbol with a dot delivers on 1.221.0 those of every symbol of the
venue that begins with the part before the dot; on 1.222.0 those of the symbol alone.
"""

from kit.backtest import run
from kit.market import quote
from kit.market import trade
from kit.version import RELEASE
from nautilus_trader.test_kit.providers import TestInstrumentProvider

A, B = (TestInstrumentProvider.equity(symbol, "SIM") for symbol in ("BRK.A", "BRK.B"))
data = []
for share in (A, B):
    data += [quote(0, 100, 101, size=1, instrument=share), trade(1, 100, 1, instrument=share)]


def setup(engine):
    engine.add_instrument(A)
    engine.add_data([item for item in data if item.instrument_id == A.id])


script = run([item for item in data if item.instrument_id == B.id], instrument=B, setup=setup).script
heard = sorted({(type(item).__name__, str(item.instrument_id)) for item in script.seen})
alone = [("QuoteTick", "BRK.B.SIM"), ("TradeTick", "BRK.B.SIM")]
group = sorted([*alone, ("QuoteTick", "BRK.A.SIM"), ("TradeTick", "BRK.A.SIM")])
assert heard == (alone if RELEASE >= (1, 222, 0) else group), heard
