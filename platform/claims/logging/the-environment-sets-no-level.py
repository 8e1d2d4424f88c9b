"""
The environment variable `NAUTILUS_LOG` has no effect on a logger that Python starts.
"""

from kit.logs import logged
from kit.logs import messages

out, _, _ = logged("level_stdout=LogLevel.ERROR, colors=False", before="import os; os.environ['NAUTILUS_LOG'] = 'stdout=debug'")
assert messages(out) == [], out
out, _, _ = logged("level_stdout=LogLevel.INFO, colors=False", before="import os; os.environ['NAUTILUS_LOG'] = 'stdout=error'")
assert messages(out) == ["i", "w"], out
