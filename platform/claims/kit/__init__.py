"""What the claims share: market data in a line each, a scripted strategy, a backtest, and ways to see a failure."""
