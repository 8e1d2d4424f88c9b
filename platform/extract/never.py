"""What can't hold of objects that exist, because their constructors refuse it."""

import ast

from extract.guards import Guard, Test
from extract.logic import conjunction

_NEVER = {
    # Orders and fills refuse `OrderSide.NO_ORDER_SIDE`.
    *(
        f"{fact} not in (OrderSide.BUY, OrderSide.SELL)"
        for fact in ("order.side", "fill.order_side", "filled.order_side", "event.order_side")
    ),
    # Both are made of the venue's name.
    "self.id.to_str() != AccountId(f'{exchange.id.value}-001').get_issuer()",
    # The type of the data stands in for it.
    "data_cls is None",
    # It has the precision that it is made with.
    "size_precision != Quantity(0.01, precision=size_precision).precision",
}


def can_never_hold(guards: tuple[Guard, ...]) -> bool:
    """Whether one of some conditions fails of whatever exists."""
    both = conjunction([item.code for item in guards if isinstance(item, Test)])
    parts = both.values if isinstance(both, ast.BoolOp) and isinstance(both.op, ast.And) else [both]
    return any(part is not None and ast.unparse(part) in _NEVER for part in parts)
