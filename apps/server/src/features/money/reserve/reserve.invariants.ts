import type { Invariants } from '../../../platform/invariants.ts';

export const reserveInvariants: Invariants = {
  // Less, where a chargeback took of it.
  'no more is kept back of a shop than was written down': `
    select a.shop_id || ' ' || a.currency || ': ' || a.balance from ledger_accounts a
    where a.kind = 'shop-reserve' and exists (select from shop_reserves where shop_id = a.shop_id)
      and a.balance > (select coalesce(sum(r.amount), 0) from shop_reserves r
        where r.shop_id = a.shop_id and r.currency = a.currency and r.freed_at is null)`,
};
