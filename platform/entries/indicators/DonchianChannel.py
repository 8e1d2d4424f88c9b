from nautilus_trader.indicators import DonchianChannel

channel = DonchianChannel(period=2)
for high, low in ((1.12, 1.10), (1.13, 1.11), (1.16, 1.12)):
    channel.update_raw(high, low)
    print(channel.initialized, channel.lower, round(channel.middle, 4), channel.upper)
