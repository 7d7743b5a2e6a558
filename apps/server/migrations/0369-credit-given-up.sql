-- Credit that no card gave, which people leave behind of their own accord: what of the market's own money nobody claims.
alter table ledger_accounts
  drop constraint ledger_accounts_owner,
  add constraint ledger_accounts_owner check (case
    when kind in ('wallet', 'wallet-frozen', 'wallet-owed') then user_id is not null and shop_id is null and part = 0
    when kind in ('shop-pending', 'shop-available', 'shop-frozen', 'shop-reserve', 'shop-in-payout', 'shop-owed')
      then shop_id is not null and user_id is null and part = 0
    else kind in ('clearing', 'outside', 'commission', 'payment-fees', 'provider-fees', 'tax', 'coupons', 'given-up', 'holds',
      'refunds')
      and user_id is null and shop_id is null
  end);
