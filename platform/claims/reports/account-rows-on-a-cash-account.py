"""On a cash account each account event has a row for each currency, and each fill adds one event; so does an order that is accepted or cancelled."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import cash
from kit.orders import quotes


def rows(*steps):
    done = run(quotes(1.1, 1.1, 1.1), dict(enumerate(steps)), **cash())
    report = done.engine.trader.generate_account_report(done.script.instrument.venue)
    return sorted(report["currency"].value_counts().to_dict().items())


buy = lambda s: s.market(BUY, 1_000)
assert rows() == [("EUR", 1), ("USD", 1)], rows()
assert rows(buy) == [("EUR", 2), ("USD", 2)], rows(buy)
assert rows(buy, buy) == [("EUR", 3), ("USD", 3)], rows(buy, buy)

leave = lambda s: s.marks.update(order=s.limit(BUY, 1_000, 1.05))
assert rows(leave) == [("EUR", 2), ("USD", 2)], rows(leave)
assert rows(leave, lambda s: s.cancel_order(s.marks["order"])) == [("EUR", 3), ("USD", 3)]
