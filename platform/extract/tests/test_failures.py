"""What Python and Cython refuse by themselves, what is raised behind a call, and conditions in our words."""

import pytest

from extract.facts_module import Writer
from extract.words import Words

CORRECTNESS = """
cdef class Condition:
    @staticmethod
    cdef void not_none(object argument, str param, ex_type=None):
        raise make(ex_default=TypeError, ex_type=ex_type)

    @staticmethod
    cdef void positive(double value, str name, ex_type=None):
        raise make(ex_default=ValueError, ex_type=ex_type)

    @staticmethod
    cdef void dict_types(dict argument, type key_type, type value_type, str param, ex_type=None):
        raise make(ex_default=TypeError, ex_type=ex_type)
"""
NUMBERS = """
cdef class Tick:
    def __init__(self, uint64_t ts_init, uint8_t precision, double price, bint is_last, str name, count=1):
        self.ts_init = ts_init

    @staticmethod
    cdef Tick from_dict_c(dict values):
        return Tick(values["ts_init"], 1, 2.0, values.get("is_last"), None)

    @staticmethod
    def from_dict(dict values):
        return Tick.from_dict_c(values)

    @staticmethod
    def perhaps(dict values):
        return values["a"] if "a" in values else 0

cpdef object side_from_str(str value):
    return from_cstr(pystr_to_cstr(value))

cpdef object side_or_none(str value):
    return from_cstr(pystr_to_cstr(value)) if value is not None else None
"""
EVENTS = """
from nautilus_trader.core.correctness cimport Condition

cdef class OrderInitialized:
    def __init__(self, side, quantity, links=None):
        if side == Side.NONE:
            raise ValueError(side)
        if links is not None:
            Condition.positive(links, "links")
        self.side = side
        self.quantity = quantity
"""
ORDERS = """
from nautilus_trader.core.correctness cimport Condition
from nautilus_trader.model.events.order cimport OrderInitialized

cdef class Order:
    def __init__(self, OrderInitialized init not None):
        Condition.positive(init.quantity, "init.quantity")

cdef class LimitOrder(Order):
    def __init__(self, side, quantity, price):
        cdef OrderInitialized init = OrderInitialized(side=side, quantity=quantity)
        super().__init__(init=init)
"""
CODE = """
from nautilus_trader.core.correctness import PyCondition
from nautilus_trader.model.orders.base import LimitOrder

_RATES = {"a": 1, "b": 2}

class Desk:
    def limit(self, side, quantity):
        return LimitOrder(side, quantity, 3)

    def buy(self, quantity):
        return LimitOrder(Side.BUY, quantity, 3)

    def add(self, order):
        if order.closed:
            raise ValueError(order)

    def add_all(self, orders):
        for order in orders:
            self.add(order)

    async def later(self, order):
        if order.closed:
            raise ValueError(order)

    def start(self, order):
        self.create_task(self.later(order))

    def rate(self, name):
        return _RATES[name]

    def rate_or_zero(self, name):
        return _RATES[name] if name in _RATES else 0

    def unsure(self, flag):
        return {True: "yes", False: "no"}[flag]

    def asserted(self, size):
        worked_out = elsewhere(size)
        assert size > 0
        assert worked_out is not None

    def table(self, rows):
        PyCondition.dict_types(rows, tuple, object, "rows")

    def searched(self, names):
        for name in names:
            if name:
                break
        else:
            raise ValueError(names)

    def chained(self, kind, size):
        if kind == "a":
            if size == 1:
                return 1
        elif kind == "b":
            return 2
        raise ValueError(kind)

    def private(self, size):
        if self._trader is None and size > 3:
            raise ValueError(size)

    def each(self, orders):
        for order in orders:
            if order._state != 1:
                raise ValueError(order)

    def same_side(self, order):
        if order.side == OrderSide.BUY:
            return 1
        elif order.side == OrderSide.SELL:
            return 2
        else:
            raise ValueError(order)
"""
WORDS = [
    {"code": "self._trader is None", "says": "it isn't registered"},
    {"code": "order._state != 1", "says": "`order` isn't new"},
]


@pytest.fixture
def calls(make_library) -> dict:
    library = make_library(
        {
            "core/correctness.pyx": CORRECTNESS,
            "model/numbers.pyx": NUMBERS,
            "model/events/order.pyx": EVENTS,
            "model/orders/base.pyx": ORDERS,
            "desk.py": CODE,
        }
    )
    writer = Writer(library, Words(WORDS))
    found = {}
    for module in ("model.numbers", "model.orders.base", "desk"):
        for symbol in writer.symbols(library.module(f"nautilus_trader.{module}")):
            made = [{**symbol["constructor"], "name": symbol["name"]}] if "constructor" in symbol else []
            own = [symbol] if symbol["kind"] == "function" else []
            for call in [*made, *own, *symbol.get("members", [])]:
                found[call["name"]] = {item["error"]: item.get("when") for item in call.get("raises", [])}
    return found


NUMBERS_REFUSED = {
    "OverflowError": ["`ts_init` is negative or needs more than 64 bits", "`precision` isn't from `0` to `255`"],
    # Not of truths and objects: those take None.
    "TypeError": ["`ts_init`, `precision` or `price` is None"],
}
OF_ORDERS = {"ValueError": ["`side == Side.NONE`", "`quantity` isn't positive"]}


@pytest.mark.parametrize(
    ("name", "raised"),
    [
        ("Tick", NUMBERS_REFUSED),
        ("from_dict", {"KeyError": ["`values` lacks a key that it needs"]}),
        ("perhaps", {}),
        ("side_from_str", {"TypeError": ["`value` is None"]}),
        ("side_or_none", {}),
        # Of the event that it makes, and of what its base does with that.
        ("LimitOrder", OF_ORDERS),
        ("limit", OF_ORDERS),
        # A constant settles what is asked of it.
        ("buy", {"ValueError": ["`quantity` isn't positive"]}),
        ("add_all", {"ValueError": ["`order.closed` for any `order` of `orders`"]}),
        # What a task raises doesn't reach its maker.
        ("start", {}),
        ("rate", {"KeyError": ["`name` is none of `'a'`, `'b'`"]}),
        ("rate_or_zero", {}),
        ("unsure", {}),
        ("asserted", {"AssertionError": ["`size <= 0`"]}),
        # Everything is an object.
        ("table", {"TypeError": ["a key of `rows` is no `tuple`"]}),
        ("searched", {"ValueError": ["`not any((name for name in names))`"]}),
        ("chained", {"ValueError": ["`kind == 'a' and size != 1 or (kind != 'a' and kind != 'b')`"]}),
        ("private", {"ValueError": ["`size > 3` and it isn't registered"]}),
        ("each", {"ValueError": ["`order` isn't new for any `order` of `orders`"]}),
        # Orders refuse any other side.
        ("same_side", {}),
    ],
)
def test_what_a_call_raises(calls: dict, name: str, raised: dict) -> None:
    assert calls[name] == raised
