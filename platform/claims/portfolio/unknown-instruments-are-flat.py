"""
For an instrument that doesn't exist `net_position` is 0, `is_flat` is True and `unrealized_pnl` None; an unknown venue gives empty
dictionaries.
"""

from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.identifiers import InstrumentId
from nautilus_trader.model.identifiers import Venue

portfolio = run(quotes(1.1)).engine.portfolio
nothing = InstrumentId.from_str("NO/NE.SIM")
assert portfolio.net_position(nothing) == 0 and portfolio.is_flat(nothing)
assert portfolio.unrealized_pnl(nothing) is None, portfolio.unrealized_pnl(nothing)
assert portfolio.unrealized_pnls(Venue("NYSE")) == {} and portfolio.realized_pnls(Venue("NYSE")) == {}
