from datetime import datetime
from nautilus_trader.analysis import PortfolioAnalyzer
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.identifiers import PositionId
from nautilus_trader.model.objects import Money

analyzer = PortfolioAnalyzer()
for number, pnl in enumerate((120.0, -40.0, 15.5)):
    analyzer.add_trade(PositionId(f"P-{number}"), Money(pnl, USD))
for day, value in enumerate((0.01, -0.004, 0.002), start=4):
    analyzer.add_return(datetime(2024, 3, day), value)
print(list(analyzer.realized_pnls(USD)), analyzer.total_pnl(USD))
print(list(analyzer.returns()))
