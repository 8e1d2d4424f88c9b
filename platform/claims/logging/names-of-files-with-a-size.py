"""
With a size limit each file's name holds a time with a colon: behind a name of your own, else between trader and instance.
"""

import re

from kit.logs import logged
from kit.logs import written

FILE = "level_stdout=LogLevel.OFF, level_file=LogLevel.INFO, max_file_size=100_000"
TIME = r"\d{4}-\d\d-\d\d_\d{6}:\d{3}"
logged(f"{FILE}, directory='named', file_name='desk'")
(name,) = written("named")
assert re.fullmatch(rf"desk_{TIME}\.log", name), name
logged(f"{FILE}, directory='unnamed'")
(name,) = written("unnamed")
assert re.fullmatch(rf"TRADER-000_{TIME}_[0-9a-f-]{{36}}\.log", name), name
