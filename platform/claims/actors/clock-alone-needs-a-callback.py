"""
A clock without a default handler, such as one that you build yourself, aborts the process when a timer is set without a
callback; with a callback it doesn't.
"""

from kit.failures import aborts
from kit.failures import process

program = """
import pandas as pd
from nautilus_trader.common.component import TestClock
TestClock().set_timer("beat", pd.Timedelta(seconds=1){})
"""
assert aborts(program.format(""))
assert process(program.format(", callback=print")).returncode == 0
