"""
A component's level can only take lines away: one at `DEBUG` shows no more than the console's level lets through.
"""

from kit.logs import logged
from kit.logs import messages

out, _, _ = logged("level_stdout=LogLevel.INFO, colors=False, component_levels={'Pricing': 'DEBUG'}")
assert messages(out) == ["i", "w"], out
out, _, _ = logged("level_stdout=LogLevel.DEBUG, colors=False, component_levels={'Pricing': 'DEBUG'}")
assert messages(out) == ["d", "i", "w"], out
