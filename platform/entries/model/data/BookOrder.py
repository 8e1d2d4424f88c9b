from nautilus_trader.model.data import BookOrder
from nautilus_trader.model.enums import OrderSide
from nautilus_trader.model.objects import Price, Quantity

order = BookOrder(OrderSide.SELL, Price.from_str("64250.10"), Quantity.from_str("0.250"), 7)
print(order)
print(order.exposure(), order.signed_size())
