"""An order before a future's activation is rejected as not yet active and one after its expiration as expired."""

from kit.backtest import BUY
from kit.backtest import run
from kit.market import NOON
from kit.market import quote
from nautilus_trader.test_kit.providers import TestInstrumentProvider

ES = TestInstrumentProvider.es_future(2024, 3)


def order(ns):
    start = (ns - NOON) / 1_000_000_000
    data = [quote(start + second, 5_000, 5_000.25, 50, ES) for second in range(2)]
    return run(data, {0: lambda s: s.market(BUY, 1)}, instrument=ES).order


early, late = order(ES.activation_ns - 10**12), order(ES.expiration_ns + 10**12)
assert "not yet active" in early.last_event.reason, early.last_event
assert "has expired" in late.last_event.reason, late.last_event
assert order(ES.activation_ns + 10**12).status_string() == "FILLED"
