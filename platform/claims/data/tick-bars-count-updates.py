"""
A `TICK` bar closes with the update that fills its step: of seven trades, bars of three make two, and the seventh
trade waits.
"""

from kit.bars import built
from kit.market import at
from kit.market import trade

trades = [trade(second, 1.1 + second / 1_000) for second in range(7)]
bars = built("EUR/USD.SIM-3-TICK-LAST-INTERNAL", trades)
assert [bar.ts_init for bar in bars] == [at(2), at(5)], bars
assert [str(bar.open) for bar in bars] == ["1.10000", "1.10300"], bars
