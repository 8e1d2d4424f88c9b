from nautilus_trader.analysis import PortfolioAnalyzer, PortfolioStatistic
from nautilus_trader.model.currencies import USD
from nautilus_trader.model.identifiers import PositionId
from nautilus_trader.model.objects import Money


class BestTrade(PortfolioStatistic):
    def calculate_from_realized_pnls(self, realized_pnls):
        return max(realized_pnls)


analyzer = PortfolioAnalyzer()
analyzer.register_statistic(BestTrade())
for number, pnl in enumerate((120.0, -40.0, 15.5)):
    analyzer.add_trade(PositionId(f"P-{number}"), Money(pnl, USD))
print(BestTrade().name, analyzer.get_performance_stats_pnls(USD)["Best Trade"])
