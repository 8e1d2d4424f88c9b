"""With nothing to report each report is an empty frame without columns, the account report of an unknown venue too."""

from kit.backtest import run
from kit.orders import quotes
from nautilus_trader.model.identifiers import Venue

trader = run(quotes(1.1)).engine.trader
for name in ("orders", "order_fills", "fills", "positions"):
    report = getattr(trader, f"generate_{name}_report")()
    assert report.empty and len(report.columns) == 0, name
nowhere = trader.generate_account_report(Venue("NOWHERE"))
assert nowhere.empty and len(nowhere.columns) == 0
known = trader.generate_account_report(Venue("SIM"))
assert list(known["total"].astype(float)) == [1_000_000], known
