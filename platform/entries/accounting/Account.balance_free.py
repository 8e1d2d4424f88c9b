from nautilus_trader.accounting.factory import AccountFactory
from nautilus_trader.core.uuid import UUID4
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.events import AccountState
from nautilus_trader.model.identifiers import AccountId
from nautilus_trader.model.objects import AccountBalance, Money

event = AccountState(
    account_id=AccountId("SIM-001"),
    account_type=AccountType.CASH,
    base_currency=USD,
    reported=True,
    balances=[AccountBalance(Money(10_000, USD), Money(0, USD), Money(10_000, USD))],
    margins=[], info={}, event_id=UUID4(), ts_event=0, ts_init=0,
)

account = AccountFactory.create(event)
print(account.balance_free(USD), account.balance_free())
