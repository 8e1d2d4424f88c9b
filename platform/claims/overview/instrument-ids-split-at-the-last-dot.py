"""
An instrument id splits at the last dot, so symbols may have dots; without a dot `InstrumentId.from_str` raises
`ValueError`, and so does a `StrategyId` without a hyphen.
"""

from kit.failures import raised
from nautilus_trader.model import InstrumentId
from nautilus_trader.model import StrategyId

instrument_id = InstrumentId.from_str("BRK.B.XNYS")
assert (instrument_id.symbol.value, instrument_id.venue.value) == ("BRK.B", "XNYS"), instrument_id
assert type(raised(lambda: InstrumentId.from_str("BTCUSDT"))) is ValueError
assert type(raised(lambda: StrategyId("Cross"))) is ValueError
assert StrategyId("Cross-EU1").get_tag() == "EU1"
