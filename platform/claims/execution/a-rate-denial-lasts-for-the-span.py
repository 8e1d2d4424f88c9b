"""After a denial for the submit rate all orders are denied until the span since the oldest counted order is over, at that very instant too."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.config import RiskEngineConfig

engine = {"risk_engine": RiskEngineConfig(max_order_submit_rate="2/00:00:01")}


def statuses(*numbers):
    """Return the orders' statuses by quote, one quote a second, of as many orders as `numbers` says at each."""

    def send(number):
        return lambda script: [script.limit(BUY, 1_000, 1.05) for _ in range(number)]

    done = run(quotes(*[1.1] * len(numbers)), {i: send(n) for i, n in enumerate(numbers)}, engine=engine)
    found = [order.status_string() for order in done.orders]
    return [[found.pop(0) for _ in range(number)] for number in numbers]


passed, denied = "ACCEPTED", "DENIED"
found = statuses(3, 2, 2)
assert found == [[passed, passed, denied], [denied, denied], [passed, passed]], found
# Without a denial the orders a second later pass.
found = statuses(2, 2, 2)
assert found == [[passed, passed]] * 3, found
