"""
A short sale of an equity is rejected on a cash account and filled on a margin account.
"""

from kit.backtest import SELL
from kit.backtest import Script
from kit.backtest import run
from kit.market import quote
from kit.simulation import when
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import OrderStatus
from nautilus_trader.test_kit.providers import TestInstrumentProvider

share = TestInstrumentProvider.equity(symbol="AAPL", venue="XNAS")
data = [quote(0, 100, 101, instrument=share)]
for account, status in ((AccountType.CASH, OrderStatus.REJECTED), (AccountType.MARGIN, OrderStatus.FILLED)):
    sold = run(data, {0: when(Script.market, SELL, 100)}, instrument=share, account_type=account)
    assert sold.order.status == status, (account, sold.order.status)
