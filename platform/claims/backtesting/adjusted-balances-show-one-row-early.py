"""
`adjust_account` changes the balance inside the account event before it: in the account report an adjustment shows up one row
early, while the final balance is right.
"""

from kit.backtest import BUY
from kit.backtest import Script
from kit.backtest import run
from kit.market import EURUSD
from kit.market import at
from kit.market import quote
from kit.simulation import when
from nautilus_trader.backtest.config import SimulationModuleConfig
from nautilus_trader.backtest.modules import SimulationModule
from nautilus_trader.model import Money
from nautilus_trader.model.currencies import USD

class Deposit(SimulationModule):
    def __init__(self):
        super().__init__(SimulationModuleConfig())
        self.done = False

    def process(self, ts_now):
        if ts_now >= at(2) and not self.done:
            self.done = True
            self.exchange.adjust_account(Money(500, USD))

    def log_diagnostics(self, logger):
        pass

    def reset(self):
        pass


def totals(*modules):
    data = [quote(second, 1.1, 1.1002) for second in range(4)]
    done = run(data, {0: when(Script.market, BUY, 100_000)}, modules=list(modules))
    report = done.engine.trader.generate_account_report(EURUSD.venue)
    return [round(float(total), 2) for total in report["total"]]


# The start, the fill at noon, and two seconds later the deposit, which the fill's row already holds.
assert totals() == [1_000_000.0, 999_997.8], totals()
assert totals(Deposit()) == [1_000_000.0, 1_000_497.8, 1_000_497.8], totals(Deposit())
