from decimal import Decimal
from nautilus_trader.accounting.accounts.margin import MarginAccount
from nautilus_trader.core.uuid import UUID4
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.events import AccountState
from nautilus_trader.model.identifiers import AccountId
from nautilus_trader.model.objects import AccountBalance, Money
from nautilus_trader.test_kit.providers import TestInstrumentProvider

event = AccountState(
    account_id=AccountId("SIM-001"),
    account_type=AccountType.MARGIN,
    base_currency=USD,
    reported=True,
    balances=[AccountBalance(Money(10_000, USD), Money(0, USD), Money(10_000, USD))],
    margins=[], info={}, event_id=UUID4(), ts_event=0, ts_init=0,
)

account = MarginAccount(event)
eurusd = TestInstrumentProvider.default_fx_ccy("EUR/USD")
account.set_leverage(eurusd.id, Decimal(30))
quantity, price = eurusd.make_qty(100_000), eurusd.make_price(1.1)
print(account.leverage(eurusd.id), account.calculate_margin_init(eurusd, quantity, price))
