-- What shops paid the market directly is listed for staff, who may take it back.
create index ledger_transactions_debts_booked on ledger_transactions (id) where kind = 'debt-booked';
