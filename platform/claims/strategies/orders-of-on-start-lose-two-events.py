"""
An order that is sent in `on_start` is initialised and submitted before the strategy runs, so those two events reach no
handler; its fill does.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.components import quotes


def buy(script):
    script.market(BUY, 1_000)


assert run(quotes(3), {"start": buy}).order_events == ["OrderFilled"]
assert run(quotes(3), {0: buy}).order_events == ["OrderInitialized", "OrderSubmitted", "OrderFilled"]
