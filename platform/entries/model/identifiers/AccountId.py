from nautilus_trader.model.identifiers import AccountId

account_id = AccountId("SIM-001")
print(account_id)
print(account_id.get_issuer(), "|", account_id.get_id())
