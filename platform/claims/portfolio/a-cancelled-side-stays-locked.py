"""
On a cash account without a base currency that has a buy and a sell of one instrument open, what the one that is cancelled first locked stays
locked, even when the other is cancelled too; alone, an order's amount is free again after its cancel.
"""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.market import EURUSD
from kit.orders import cash
from kit.orders import quotes


def locked(*sides) -> dict[str, float]:
    """Return what is locked per currency after orders of these sides were placed, and then cancelled in this order."""

    def place(script):
        prices = {BUY: 1.05, SELL: 1.20}
        script.placed = [script.limit(side, 1_000, prices[side]) for side in sides]

    plan = {0: place}
    for index in range(len(sides)):
        plan[index + 1] = lambda s, index=index: s.cancel_order(s.placed[index])
    done = run(quotes(*[1.1] * 4), plan, **cash("10000 USD", "10000 EUR"))
    assert all(order.status_string() == "CANCELED" for order in done.orders), done.orders
    account = done.engine.portfolio.account(EURUSD.venue)
    return {currency.code: float(money) for currency, money in account.balances_locked().items()}


assert locked(BUY) == locked(SELL) == {"USD": 0, "EUR": 0}, (locked(BUY), locked(SELL))
assert locked(BUY, SELL) == {"USD": 1_050, "EUR": 0}, locked(BUY, SELL)
assert locked(SELL, BUY) == {"USD": 0, "EUR": 1_000}, locked(SELL, BUY)
