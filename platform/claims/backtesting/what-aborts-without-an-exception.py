"""
A mistyped enumeration text or log level in a configuration, and a trader id without a hyphen, abort the process without an
exception.
"""

from kit.failures import aborts
from nautilus_trader.model import TraderId
from nautilus_trader.model.enums import OmsType
from nautilus_trader.model.enums import oms_type_from_str

assert aborts('from nautilus_trader.model.enums import oms_type_from_str; oms_type_from_str("NETTINGX")')
assert oms_type_from_str("NETTING") == OmsType.NETTING
assert aborts('from nautilus_trader.model.identifiers import TraderId; TraderId("ABC")')
assert TraderId("ABC-1").value == "ABC-1"
ENGINE = """
from nautilus_trader.backtest.engine import BacktestEngine
from nautilus_trader.config import BacktestEngineConfig, LoggingConfig
BacktestEngine(BacktestEngineConfig(logging=LoggingConfig(log_level="ERORR")))
"""
assert aborts(ENGINE)
