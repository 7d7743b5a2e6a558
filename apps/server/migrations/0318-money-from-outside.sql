-- Money that reached the market beside its provider, as what shops owed and paid it directly: a negative sum, as its
-- owner is the market.
alter table ledger_accounts
  drop constraint ledger_accounts_owner,
  add constraint ledger_accounts_owner check (case
    when kind in ('wallet', 'wallet-frozen', 'wallet-owed') then user_id is not null and shop_id is null and part = 0
    when kind in ('shop-pending', 'shop-available', 'shop-frozen', 'shop-reserve', 'shop-in-payout', 'shop-owed')
      then shop_id is not null and user_id is null and part = 0
    else kind in ('clearing', 'outside', 'commission', 'payment-fees', 'provider-fees', 'tax', 'coupons', 'holds', 'refunds')
      and user_id is null and shop_id is null
  end);
-- Who owes is looked up by staff, and few do.
create index ledger_accounts_owing on ledger_accounts (balance) where kind = 'shop-owed' and balance < 0;
