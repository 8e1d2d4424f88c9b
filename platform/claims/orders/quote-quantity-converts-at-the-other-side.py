"""A quantity in quote currency becomes base currency before it leaves, at the ask for a BUY and at the bid for a SELL, unless `convert_quote_qty_to_base` is false."""

from kit.backtest import BUY
from kit.backtest import SELL
from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.config import ExecEngineConfig


def quantity(side, **engine):
    done = run(quotes(1.1, 1.1), {0: lambda s: s.market(side, 110_000, quote_quantity=True)}, engine=engine)
    return float(done.order.quantity)


assert quantity(BUY) == round(110_000 / 1.1001), quantity(BUY)
assert quantity(SELL) == round(110_000 / 1.0999), quantity(SELL)
kept = quantity(BUY, exec_engine=ExecEngineConfig(convert_quote_qty_to_base=False))
assert kept == 110_000, kept
