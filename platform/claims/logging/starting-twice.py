"""
A second `init_logging` raises `RuntimeError` while the first guard lives, and ends the process with an abort when that guard
is gone.
"""

from kit.failures import process
from kit.failures import raised
from nautilus_trader.common.component import init_logging
from nautilus_trader.common.enums import LogLevel

guard = init_logging(level_stdout=LogLevel.OFF)
error = raised(lambda: init_logging(level_stdout=LogLevel.OFF))
assert type(error) is RuntimeError, error
again = "from nautilus_trader.common.component import init_logging\ninit_logging()\ninit_logging()"
assert process(again).returncode == -6
assert process(again.replace("init_logging()", "guard = init_logging()", 1).split("\ninit_logging()")[0]).returncode == 0
