"""
On a cash account a fill books price times quantity without the multiplier of the instrument, while an open buy locks the
amount with it, and so does the position's own profit count it.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import NOON
from kit.market import quote
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import AssetClass
from nautilus_trader.model.enums import OptionKind
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.model.instruments import OptionContract
from nautilus_trader.model.objects import Price
from nautilus_trader.model.objects import Quantity

MONTH = 30 * 24 * 3_600 * 1_000_000_000
name = InstrumentId.from_str("AAPL240315C00190000.SIM")
CALL = OptionContract(
    instrument_id=name,
    raw_symbol=name.symbol,
    asset_class=AssetClass.EQUITY,
    currency=USD,
    price_precision=2,
    price_increment=Price.from_str("0.01"),
    multiplier=Quantity.from_int(100),
    lot_size=Quantity.from_int(1),
    underlying="AAPL",
    option_kind=OptionKind.CALL,
    strike_price=Price.from_str("190.00"),
    activation_ns=NOON - MONTH,
    expiration_ns=NOON + MONTH,
    ts_event=0,
    ts_init=0,
)
data = [quote(second, bid, bid + 0.05, instrument=CALL) for second, bid in enumerate((5.0, 5.0, 6.0, 6.0))]


def booked(account_type):
    plan = {0: lambda s: s.market(BUY, 2), 2: lambda s: s.market(SELL, 2)}
    done = run(data, plan, instrument=CALL, account_type=account_type)
    assert str(done.positions[0].realized_pnl) == "190.00 USD", done.positions
    return [event.balances[0].total.as_double() - 1_000_000 for event in done.account.events]


bought, sold = booked(AccountType.CASH)[1:]
assert (round(bought, 2), round(sold, 2)) == (-10.10, 1.90), (bought, sold)
assert booked(AccountType.MARGIN)[-1] == 190.0, booked(AccountType.MARGIN)

resting = run(data, {0: lambda s: s.limit(BUY, 2, 4.0)}, instrument=CALL, account_type=AccountType.CASH)
assert resting.account.balance_locked(USD).as_double() == 800.0, resting.account.balance_locked(USD)
