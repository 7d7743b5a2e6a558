import type { Invariants } from '../../../platform/invariants.ts';

export const ledgerInvariants: Invariants = {
  'the postings of each transaction add up to zero': `
    select transaction_id from ledger_postings group by transaction_id having sum(amount) <> 0`,

  'each transaction has postings': `
    select key from ledger_transactions t
    where not exists (select from ledger_postings where transaction_id = t.id)`,

  'money is booked on accounts of its own currency': `
    select t.key from ledger_transactions t
      join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
    where a.currency <> t.currency`,

  'an account stands at the sum of its postings': `
    select a.kind || ' ' || a.owner || ' ' || a.currency || ': ' || a.balance || ' kept, ' || real
    from ledger_accounts a, lateral (
      select coalesce(sum(amount), 0) as real from ledger_postings where account_id = a.id)
    where a.balance <> real`,

  'each posting says what its account stood at after it': `
    select account_id || ' at ' || transaction_id from (
      select *, sum(amount) over (partition by account_id order by transaction_id) as real from ledger_postings)
    where balance <> real`,

  'a shop that owes has nothing available': `
    select o.shop_id from ledger_accounts o join ledger_accounts a
      on a.shop_id = o.shop_id and a.currency = o.currency and a.kind = 'shop-available'
    where o.kind = 'shop-owed' and o.balance < 0 and a.balance > 0`,

  'a person who owes has nothing in their wallet': `
    select o.user_id || ' ' || o.currency from ledger_accounts o join ledger_accounts w
      on w.user_id = o.user_id and w.currency = o.currency and w.kind = 'wallet'
    where o.kind = 'wallet-owed' and o.balance < 0 and w.balance > 0`,

  'no order has less than nothing pending or frozen': `
    select t.order_id || ' ' || a.kind from ledger_postings p
      join ledger_accounts a on a.id = p.account_id join ledger_transactions t on t.id = p.transaction_id
    where a.kind in ('shop-pending', 'shop-frozen')
    group by t.order_id, a.kind, a.id having sum(p.amount) < 0`,

  'no less than nothing is held or on its way back': `
    select kind || ' ' || currency from ledger_accounts where kind in ('holds', 'refunds')
    group by kind, currency having sum(balance) < 0`,
};
