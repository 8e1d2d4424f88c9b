"""
`Currency.from_str` of an unknown code invents a cryptocurrency with 8 decimals and keeps it;
`Currency.from_internal_map` answers `None` for a code that isn't known yet.
"""

from nautilus_trader.model import Currency

assert Currency.from_internal_map("UDS") is None
typo = Currency.from_str("UDS")
assert (typo.code, typo.currency_type.name, typo.precision) == ("UDS", "CRYPTO", 8), typo
assert Currency.from_internal_map("UDS") == typo
assert Currency.from_str("USD").precision == 2
