"""
`register_theme` raises `ValueError` unless all six colours are given, and there are four themes before it.
"""
# only: nightly — tearsheets came with 1.222.0

from kit.failures import raised
from nautilus_trader.analysis import list_themes
from nautilus_trader.analysis import register_theme

assert sorted(list_themes()) == ["nautilus", "nautilus_dark", "plotly_dark", "plotly_white"], list_themes()
colours = {name: "#888888" for name in ("primary", "positive", "negative", "neutral", "background", "grid")}
for name in colours:
    fewer = {key: value for key, value in colours.items() if key != name}
    error = raised(lambda fewer=fewer: register_theme("house", template="plotly_white", colors=fewer))
    assert type(error) is ValueError, (name, error)
register_theme("house", template="plotly_white", colors=colours)
assert "house" in list_themes()
