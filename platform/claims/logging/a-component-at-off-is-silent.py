"""
A component at `OFF` is silent altogether, errors too; so is a component without a level when only components with one log.
"""

from kit.logs import logged
from kit.logs import messages


def all_lines(settings):
    out, err, _ = logged(f"level_stdout=LogLevel.DEBUG, colors=False, {settings}")
    return messages(out) + messages(err)


assert all_lines("component_levels={'Other': 'OFF'}") == ["d", "i", "w", "e"]
assert all_lines("component_levels={'Pricing': 'OFF'}") == []
assert all_lines("component_levels={'pricing': 'DEBUG'}, log_components_only=True") == []
assert all_lines("component_levels={'Pricing': 'WARNING'}, log_components_only=True") == ["w", "e"]
