"""The balance is booked before the strategy's handlers run: at `OrderFilled` the strategy reads the balance after the fill."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.events import OrderFilled

seen = []


def attach(script):
    keep = script.on_event

    def on_event(event):
        if isinstance(event, OrderFilled):
            seen.append(script.portfolio.account(script.instrument.venue).balance_total(USD).as_double())
        keep(event)

    script.on_event = on_event
    script.market(BUY, 100_000)


done = run(quotes(1.1, 1.1), {0: attach})
assert seen == [999_997.80], seen
assert done.account.balance_total(USD).as_double() == 999_997.80, done.account
