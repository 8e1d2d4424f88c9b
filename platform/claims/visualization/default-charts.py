"""
A tearsheet has eight charts by default, without the bars; `theme` is `plotly_white`.
"""
# only: nightly — tearsheets came with 1.222.0

from nautilus_trader.analysis import TearsheetConfig

config = TearsheetConfig()
assert config.charts == [
    "run_info", "stats_table", "equity", "drawdown", "monthly_returns", "distribution", "rolling_sharpe", "yearly_returns",
], config.charts
assert config.theme == "plotly_white", config.theme
