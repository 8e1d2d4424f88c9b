"""
Resting orders lock margin by `margin_init`, open positions by `margin_maint`: with `margin_init` at zero a position still locks,
and only with both at zero nothing does.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import EURUSD
from kit.market import quote
from kit.simulation import renamed
from nautilus_trader.model.currencies import USD

def locked(init, maint):
    pair = renamed(EURUSD, "EUR/USD.SIM", margin_init=init, margin_maint=maint)

    def act(script):
        script.market(BUY, 100_000)
        script.limit(BUY, 100_000, 1.05)

    account = run([quote(0, 1.1, 1.1002), quote(1, 1.1, 1.1002)], {0: act}, instrument=pair).account
    init, maint = account.margin_init(pair.id), account.margin_maint(pair.id)
    return (init is not None and float(init) > 0, maint is not None and float(maint) > 0, float(account.balance_locked(USD)) > 0)


assert locked("0.03", "0.03") == (True, True, True)
assert locked("0", "0.03") == (False, True, True), locked("0", "0.03")
assert locked("0.03", "0")[2]
assert locked("0", "0") == (False, False, False), locked("0", "0")
