from nautilus_trader.cache.cache import Cache

cache = Cache()

cache.add("levels", b"1.0950,1.1050")
print(cache.get("levels"))
print(cache.get("missing"))
