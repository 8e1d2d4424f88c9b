"""
A `VALUE` bar closes when price times size, summed over its updates, reaches its step: at a price of 2, a step of
1,000 takes a size of 500, and a larger trade is split.
"""

from kit.bars import built
from kit.market import at
from kit.market import trade

KIND = "EUR/USD.SIM-1000-VALUE-LAST-INTERNAL"
assert built(KIND, [trade(0, 2.0, 300), trade(1, 2.0, 199)]) == []
bars = built(KIND, [trade(0, 2.0, 300), trade(1, 2.0, 800)])
assert [(bar.ts_init, float(bar.volume)) for bar in bars] == [(at(1), 500), (at(1), 500)], bars
