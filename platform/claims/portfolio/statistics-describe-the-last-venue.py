"""With several venues the result's statistics describe the venue that was added last."""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.enums import AccountType
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.identifiers import Venue
from nautilus_trader.model.objects import Money


def second(engine):
    engine.add_venue(Venue("XYZ"), OmsType.NETTING, AccountType.MARGIN, [Money(500, USD)], base_currency=USD)


plan = {0: lambda s: s.market(BUY, 1_000), 1: lambda s: s.market(SELL, 1_000)}
total = lambda done: round(done.engine.get_result().stats_pnls["USD"]["PnL (total)"], 2)
alone = run(quotes(1.1, 1.1010, 1.1), plan)
assert total(alone) == round(alone.account.balance_total(USD).as_double() - 1_000_000, 2) != 0, total(alone)
assert total(run(quotes(1.1, 1.1010, 1.1), plan, setup=second)) == 0
