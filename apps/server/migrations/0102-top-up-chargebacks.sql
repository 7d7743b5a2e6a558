-- A top-up that its bank took back: its credit stands still, and what was spent of it is owed.
alter table ledger_accounts
  drop constraint ledger_accounts_owner,
  add constraint ledger_accounts_owner check (case
    when kind in ('wallet', 'wallet-frozen', 'wallet-owed') then user_id is not null and shop_id is null and part = 0
    when kind in ('shop-pending', 'shop-available', 'shop-frozen', 'shop-reserve', 'shop-in-payout', 'shop-owed')
      then shop_id is not null and user_id is null and part = 0
    else kind in ('clearing', 'commission', 'payment-fees', 'provider-fees', 'tax', 'coupons', 'holds', 'refunds')
      and user_id is null and shop_id is null
  end),
  drop constraint ledger_accounts_standing,
  add constraint ledger_accounts_standing check (case
    when kind in ('shop-owed', 'wallet-owed') then balance <= 0
    when kind like 'wallet%' or kind like 'shop-%' then balance >= 0
    else true
  end);
