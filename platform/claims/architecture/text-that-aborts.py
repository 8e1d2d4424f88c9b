"""
A `TraderId` without a hyphen, a venue name outside of ASCII, a mistyped enumeration or log level and a bar type text with
step 0 abort the process: no exception, no `finally`.
"""

from kit.failures import aborts
from kit.failures import process

programs = [
    'from nautilus_trader.model import TraderId; TraderId("{}")',
    'from nautilus_trader.model import Venue; Venue("{}")',
    'from nautilus_trader.model.enums import oms_type_from_str; oms_type_from_str("{}")',
    'from nautilus_trader.common.component import log_level_from_str; log_level_from_str("{}")',
    'from nautilus_trader.model import BarType; BarType.from_str("EUR/USD.SIM-{}-MINUTE-MID-EXTERNAL")',
]
wrong = ["TESTER", "BÖRSE", "NETTINGX", "INFOX", "0"]
right = ["TESTER-001", "BOERSE", "NETTING", "INFO", "1"]
guard = "try:\n    {}\nexcept BaseException:\n    print('caught')\nfinally:\n    print('finally')\n"
for program, bad, good in zip(programs, wrong, right, strict=True):
    assert aborts(guard.format(program.format(bad))), program
    assert process(guard.format(program.format(good))).stdout == "finally\n", program
