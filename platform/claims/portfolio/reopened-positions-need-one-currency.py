"""
Once a netting position in yen has opened again, `realized_pnl`, `realized_pnls` and `total_pnl` raise `TypeError` on an
account in dollars, although the rate is known; without `convert_to_account_base_currency` they answer in yen.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.failures import raised
from kit.orders import quotes
from nautilus_trader.config import PortfolioConfig
from nautilus_trader.test_kit.providers import TestInstrumentProvider

USDJPY = TestInstrumentProvider.default_fx_ccy("USD/JPY")
DATA = quotes(150, 150, 151, 151, 152, 152, half=0.01, instrument=USDJPY)
ONCE = {1: lambda s: s.market(BUY, 1_000), 2: lambda s: s.market(SELL, 1_000)}
AGAIN = {**ONCE, 3: lambda s: s.market(BUY, 1_000)}


def portfolio(plan, convert=True):
    config = PortfolioConfig(convert_to_account_base_currency=convert)
    return run(DATA, plan, instrument=USDJPY, engine={"portfolio": config}).engine.portfolio


assert portfolio(ONCE).realized_pnl(USDJPY.id).currency.code == "USD"
again = portfolio(AGAIN)
assert again.unrealized_pnl(USDJPY.id).as_double() > 0, again.unrealized_pnl(USDJPY.id)
for ask in (
    lambda: again.realized_pnl(USDJPY.id),
    lambda: again.realized_pnls(USDJPY.venue),
    lambda: again.total_pnl(USDJPY.id),
):
    error = raised(ask)
    assert type(error) is TypeError, error

kept = portfolio(AGAIN, convert=False).realized_pnl(USDJPY.id)
assert kept.currency.code == "JPY", kept
