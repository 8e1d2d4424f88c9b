"""
`add_venue` gives a margin account a leverage of 10 where you give none; `BacktestVenueConfig` gives it 1.
"""

from decimal import Decimal

from kit.backtest import run
from kit.market import quote
from nautilus_trader.config import BacktestVenueConfig
from nautilus_trader.model.enums import AccountType

data = [quote(0, 1.1, 1.1002)]
margin = run(data, account_type=AccountType.MARGIN)
assert margin.account.default_leverage == 10, margin.account.default_leverage
chosen = run(data, account_type=AccountType.MARGIN, default_leverage=Decimal(3))
assert chosen.account.default_leverage == 3, chosen.account.default_leverage
described = BacktestVenueConfig(name="SIM", oms_type="NETTING", account_type="MARGIN", starting_balances=["1 USD"])
assert described.default_leverage == 1.0, described.default_leverage
