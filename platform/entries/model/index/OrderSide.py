from nautilus_trader.model.enums import OrderSide

print(OrderSide.BUY, OrderSide.BUY.name, OrderSide["SELL"].value)
order_side = OrderSide.SELL
opposite = OrderSide.BUY if order_side == OrderSide.SELL else OrderSide.SELL
print(opposite.name)
