"""
No log file is written without a level for it, whatever its folder and name are.
"""

from kit.logs import logged
from kit.logs import written

logged("level_stdout=LogLevel.OFF, directory='logs', file_name='desk'")
assert written("logs") == [], written("logs")
logged("level_stdout=LogLevel.OFF, level_file=LogLevel.INFO, directory='logs', file_name='desk'")
assert written("logs") == ["desk.log"], written("logs")
