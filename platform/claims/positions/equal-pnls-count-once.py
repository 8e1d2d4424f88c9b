"""
While a netting position is flat, `Portfolio.realized_pnl` counts two trades in a row with exactly the same PnL as one; trades with different
PnLs all count.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.currencies import USD

turns = {step: (lambda s, side=(BUY, SELL)[step % 2]: s.market(side, 100_000)) for step in range(4)}


def figures(*mids):
    done = run(quotes(*mids), turns)
    earned = done.account.balance_total(USD).as_double() - 1_000_000
    return round(done.engine.portfolio.realized_pnl(done.script.instrument.id).as_double(), 2), round(earned, 2)


reported, earned = figures(1.1, 1.1010, 1.1, 1.1010, 1.1010)
assert abs(reported * 2 - earned) < 0.005, (reported, earned)
reported, earned = figures(1.1, 1.1010, 1.1, 1.1020, 1.1020)
assert abs(reported - earned) < 0.005, (reported, earned)
