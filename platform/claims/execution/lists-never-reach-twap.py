"""
A bracket without emulated orders whose entry names TWAP is never sent: all three orders stay INITIALIZED, without a denial.
With emulated orders in it, TWAP gets the entry from the emulator.
"""

from kit.backtest import BUY
from kit.backtest import run
from kit.orders import bracket
from kit.orders import quotes
from kit.orders import reasons
from nautilus_trader.examples.algorithms.twap import TWAPExecAlgorithm
from nautilus_trader.model.enums import TriggerType
from nautilus_trader.model.identifiers import ExecAlgorithmId

entry = {"entry_exec_algorithm_id": ExecAlgorithmId("TWAP"), "entry_exec_algorithm_params": {"horizon_secs": 30, "interval_secs": 10}}
add = lambda engine: engine.add_exec_algorithm(TWAPExecAlgorithm())
done = run(quotes(*[1.1] * 40), {0: lambda s: bracket(s, BUY, 90_000, 1.08, 1.12, **entry)}, setup=add)
assert {order.status_string() for order in done.orders} == {"INITIALIZED"}, done.orders
assert reasons(done) == [], reasons(done)
plain = run(quotes(1.1, 1.1), {0: lambda s: bracket(s, BUY, 90_000, 1.08, 1.12)}, setup=add)
assert plain.orders[0].status_string() == "FILLED", plain.orders
emulated = {**entry, "emulation_trigger": TriggerType.BID_ASK}
held = run(quotes(*[1.1] * 40), {0: lambda s: bracket(s, BUY, 90_000, 1.08, 1.12, **emulated)}, setup=add)
assert held.orders[0].status_string() == "FILLED", held.orders
