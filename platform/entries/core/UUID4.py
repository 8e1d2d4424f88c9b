from nautilus_trader.core.uuid import UUID4

first, second = UUID4(), UUID4()
print(first != second, len(first.value))
print(UUID4.from_str("2d89666b-1a1e-4a75-b193-4eb3b454c757").value)
