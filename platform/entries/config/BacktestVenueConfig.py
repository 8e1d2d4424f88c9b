from nautilus_trader.backtest.config import BacktestVenueConfig

venue = BacktestVenueConfig(
    name="BINANCE",
    oms_type="NETTING",
    account_type="MARGIN",
    starting_balances=["10_000 USDT", "1 BTC"],
    default_leverage=5.0,
)
print(venue.name, venue.starting_balances, venue.default_leverage)
print(venue.book_type, venue.reject_stop_orders)
