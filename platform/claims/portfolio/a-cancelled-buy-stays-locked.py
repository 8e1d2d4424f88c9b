"""
On a cash account without a base currency that has a buy and a sell of one instrument open, the amount that the buy locked stays
locked after its cancel; without the sell it is free again.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import cash
from kit.orders import quotes
from nautilus_trader.model.currencies import USD


def locked(sale: bool) -> float:
    """Return the dollars that are locked after the cancel of all orders, the buy before the sell."""

    def place(script):
        script.buy = script.limit(BUY, 1_000, 1.05)
        if sale:
            script.sell = script.limit(SELL, 1_000, 1.20)

    plan = {0: place, 1: lambda s: s.cancel_order(s.buy)}
    if sale:
        plan[2] = lambda s: s.cancel_order(s.sell)
    done = run(quotes(*[1.1] * 4), plan, **cash("10000 USD", "10000 EUR"))
    assert all(order.status_string() == "CANCELED" for order in done.orders), done.orders
    return done.engine.portfolio.account(EURUSD.venue).balance_locked(USD).as_double()


assert locked(sale=False) == 0, locked(sale=False)
assert locked(sale=True) == 1_050, locked(sale=True)
