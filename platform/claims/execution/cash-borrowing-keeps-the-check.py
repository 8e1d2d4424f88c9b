"""A venue's `allow_cash_borrowing` doesn't lift the risk engine's check: an order beyond the free balance is denied all the same."""
# only: latest — release 1.222.0 lets it pass, the documented commit still denies it

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import cash
from kit.orders import quotes

denied = run(quotes(1.1, 1.1), {0: lambda s: s.market(BUY, 50_000)}, allow_cash_borrowing=True, **cash()).order
assert denied.status_string() == "DENIED", denied
assert denied.last_event.reason.startswith("NOTIONAL_EXCEEDS_FREE_BALANCE"), denied.last_event.reason
