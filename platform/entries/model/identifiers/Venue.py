from nautilus_trader.model.identifiers import Venue

venue = Venue("BINANCE")
print(venue, venue == Venue("BINANCE"))
print(venue.is_synthetic(), Venue("SYNTH").is_synthetic())
