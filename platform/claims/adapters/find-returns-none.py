"""
`find` of a provider returns the instrument that it loaded, or None.
"""

from kit.market import EURUSD
from nautilus_trader.common.providers import InstrumentProvider
from nautilus_trader.model.identifiers import InstrumentId

provider = InstrumentProvider()
provider.add(EURUSD)
assert provider.find(EURUSD.id) == EURUSD
assert provider.find(InstrumentId.from_str("GBP/USD.SIM")) is None
