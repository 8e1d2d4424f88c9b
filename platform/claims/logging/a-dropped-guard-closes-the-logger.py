"""
A line that is logged after the guard of `init_logging` was dropped is lost; while the guard is kept it is printed.
"""

from kit.failures import process
from kit.logs import HEAD

LINE = "Logger('A').info('x')"
assert process(f"{HEAD}guard = init_logging(); {LINE}").stdout.count("[INFO]") == 1
assert process(f"{HEAD}init_logging(); {LINE}").stdout.count("[INFO]") == 0
