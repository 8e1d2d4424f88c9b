"""
A message that is no text raises `TypeError`, and so does a `%` argument behind it.
"""

from kit.failures import raised
from nautilus_trader.common.component import Logger
from nautilus_trader.common.component import init_logging
from nautilus_trader.common.enums import LogLevel

guard = init_logging(level_stdout=LogLevel.OFF)
log = Logger("Pricing")
log.info("42")
for arguments in ((42,), ("price %s", "1.10")):
    error = raised(lambda arguments=arguments: log.info(*arguments))
    assert type(error) is TypeError, error
