"""
The first engine of a process decides the log level; later settings are ignored until the process ends.
"""

from kit.failures import process

PROGRAM = """
from kit.market import quote
from kit.simulation import build
from nautilus_trader.config import LoggingConfig
for level in {levels}:
    build([quote(0, 1.1, 1.2)], {{}}, engine={{"logging": LoggingConfig(log_level=level)}}).run()
"""
quiet = process(PROGRAM.format(levels=("ERROR", "INFO"))).stdout
loud = process(PROGRAM.format(levels=("INFO",))).stdout
assert quiet == "", quiet
assert "[INFO]" in loud, loud
