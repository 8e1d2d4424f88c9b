"""
At expiry the order that closes a position stays INITIALIZED with the tag `EXPIRATION_{venue}_CLOSE`; the position is closed, but its PnL never
reaches the account's balance. A cash account doesn't get back the price that it paid.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import quote
from kit.market import NOON
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.test_kit.providers import TestInstrumentProvider

ES = TestInstrumentProvider.es_future(2024, 3)
start = (ES.expiration_ns - NOON) / 1_000_000_000
data = [quote(start + second, 5_000 + second, 5_000.25 + second, 50, ES) for second in (-3, -2, -1, 0, 1)]
done = run(data, {0: lambda s: s.market(BUY, 2)}, instrument=ES)
(position,) = done.positions
closing = done.orders[-1]
assert (closing.status_string(), closing.tags) == ("INITIALIZED", ["EXPIRATION_GLBX_CLOSE"]), closing
assert position.is_closed and position.realized_pnl.as_double() > 0, position
assert done.account.balance_total(USD).as_double() == 1_000_000, done.account
assert len(done.engine.trader.generate_fills_report()) == 1

paid = run(data, {0: lambda s: s.market(BUY, 2)}, instrument=ES, account_type=AccountType.CASH)
assert paid.positions[0].is_closed, paid.positions
assert str(paid.account.balance_total(USD)) == "990005.50 USD", paid.account.balance_total(USD)
