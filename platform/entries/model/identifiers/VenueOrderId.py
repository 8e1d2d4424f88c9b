from nautilus_trader.model.identifiers import VenueOrderId

order_id = VenueOrderId("8886774")
print(repr(order_id))
print(order_id.value, order_id == VenueOrderId("8886774"))
