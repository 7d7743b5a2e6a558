import type { Invariants } from '../../../platform/invariants.ts';

export const tipsInvariants: Invariants = {
  'a tip that was given is in the books, and no other': `
    select t.id from tips t where t.from_id is not null and (t.given_at is not null) <> exists (
      select from ledger_transactions b where b.key = 'tip ' || t.id and b.kind = 'tip')`,

  'what came back of a tip is so in the books, and no more': `
    select t.id || ': ' || t.returned from tips t where t.from_id is not null and t.returned <> (
      select coalesce(sum(p.amount), 0) from ledger_postings p
        join ledger_transactions b on b.id = p.transaction_id join ledger_accounts a on a.id = p.account_id
      where a.kind in ('wallet', 'wallet-owed') and b.key = any(array['tip-sent-back ' || t.id] || array(
        select word || ' ' || r.chargeback_id || ' ' || t.id
        from tip_returns r, unnest(array['tip-charged-back', 'tip-again']) word where r.tip_id = t.id)))`,

  'what a bank brought back of a tip is decided once the bank has, and given again only if it let the payment be': `
    select r.tip_id from tip_returns r join chargebacks c on c.id = r.chargeback_id
    where c.state = 'won' and r.given_again is null or c.state <> 'won' and c.turns = 0 and r.given_again > 0`,

  'a tip that was set free is so in the books, and no other': `
    select t.id from tips t where (t.freed_at is not null) <> exists (
      select from ledger_transactions b where b.key = 'tip-matured ' || t.id)`,

  'what waits of a shop’s tips is pending in the books': `
    select a.shop_id || ' ' || a.currency from ledger_accounts a
    where a.kind = 'shop-pending' and (
      select coalesce(sum(p.amount), 0) from ledger_postings p join ledger_transactions b on b.id = p.transaction_id
      where p.account_id = a.id and b.order_id is null
        and (b.kind in ('tip', 'tip-matured') or b.key like 'tip-sent-back %' or b.key like 'tip-charged-back %')
    ) <> (
      select coalesce(sum(greatest(0, t.amount - t.commission - t.payment_fee - t.returned + t.commission_returned)), 0)
      from tips t
      where t.shop_id = a.shop_id and t.currency = a.currency and t.state = 'given'
        and t.free_at is not null and t.freed_at is null)`,

  'a tip that waits has a card’s payment that waits, too': `
    select t.id from tips t join payments p on p.id = t.payment_id
    where t.state = 'pending' and p.state in ('succeeded', 'failed', 'cancelled')`,

  'a tip by card is one of its payment’s amount': `
    select t.id from tips t join payments p on p.id = t.payment_id
    where t.amount <> p.amount or t.currency <> p.currency or t.from_id <> p.buyer_id`,
};
