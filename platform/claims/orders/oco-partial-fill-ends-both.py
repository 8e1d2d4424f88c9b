"""With OCO a partial fill of one exit cancels the other exit and its own rest; with OUO the rest and the other exit go on."""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import bracket
from kit.orders import quotes
from nautilus_trader.model.enums import ContingencyType


def states(kind):
    plan = {0: lambda s: bracket(s, BUY, 3_000_000, 1.0980, 1.1020, contingency_type=kind)}
    done = run(quotes(1.1, 1.1, 1.1021), plan)
    return [(leg.status_string(), float(leg.filled_qty)) for leg in done.script.marks["legs"][1:]]


assert states(ContingencyType.OCO) == [("CANCELED", 0), ("CANCELED", 1_000_000)], states(ContingencyType.OCO)
assert [status for status, _ in states(ContingencyType.OUO)] == ["ACCEPTED", "PARTIALLY_FILLED"], states(ContingencyType.OUO)
