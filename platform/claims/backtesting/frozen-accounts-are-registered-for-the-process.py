"""
`frozen_account=True` holds the balances as they are, but only if no unfrozen engine has used that venue's name in the process
before.
"""

from kit.failures import process

PROGRAM = """
from kit.backtest import *
from kit.market import quote
from kit.simulation import when
data = [quote(second, 1.1, 1.1002) for second in range(4)]
plan = {{1: when(Script.market, BUY, 100_000)}}
for frozen in {frozen}:
    total = run(data, plan, frozen_account=frozen).account.balance_total(USD)
    print(float(total) == 1_000_000)
"""
alone = process(PROGRAM.format(frozen="(True,)"))
assert alone.stdout.split() == ["True"], alone
after = process(PROGRAM.format(frozen="(False, True)"))
assert after.stdout.split() == ["False", "False"], after
