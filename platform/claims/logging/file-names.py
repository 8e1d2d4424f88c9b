"""
A log file is called `{trader_id}_{date}_{instance_id}` unless it has a name, and ends in `.log`, or `.json` for the format
`json`; text behind the last dot of a name is replaced by that ending.
"""

import re

from kit.logs import logged
from kit.logs import written

FILE = "level_stdout=LogLevel.OFF, level_file=LogLevel.INFO"
logged(f"{FILE}, directory='unnamed'")
(name,) = written("unnamed")
assert re.fullmatch(r"TRADER-000_\d{4}-\d\d-\d\d_[0-9a-f-]{36}\.log", name), name
logged(f"{FILE}, directory='named', file_name='desk', file_format='json'")
assert written("named") == ["desk.json"], written("named")
logged(f"{FILE}, directory='dotted', file_name='desk.v2'")
assert written("dotted") == ["desk.log"], written("dotted")
