import type { Invariants } from '../../../platform/invariants.ts';

export const payoutsInvariants: Invariants = {
  'what is on its way to banks is what the payouts under way add up to': `
    with ways as (
      select shop_id, currency, sum(amount) as amount from payouts where state in ('begun', 'sent')
      group by shop_id, currency),
    books as (
      select shop_id, currency, balance as amount from ledger_accounts
      where kind = 'shop-in-payout' and balance <> 0)
    select shop_id || ' ' || currency from ways full join books using (shop_id, currency)
    where ways.amount is distinct from books.amount`,

  'each payout is booked, and booked as it stands': `
    select p.id || ' ' || p.state from payouts p, lateral (
      select count(*) filter (where kind = 'payout') as begun,
        count(*) filter (where kind = 'payout-settled') as settled,
        count(*) filter (where kind = 'payout-failed') as failed
      from ledger_transactions where payout_id = p.id) as booked
    where begun <> 1 or failed <> (p.state = 'failed')::int
      or p.state in ('begun', 'sent') and settled > 0 or p.state = 'paid' and settled <> 1`,

  'a payout is booked as much as it says': `
    select p.id from payouts p join ledger_transactions t on t.payout_id = p.id and t.kind = 'payout'
      join ledger_postings l on l.transaction_id = t.id join ledger_accounts a on a.id = l.account_id
    where a.kind = 'shop-in-payout' and (l.amount <> p.amount or a.currency <> p.currency or a.shop_id <> p.shop_id)`,

  'somebody asks for each payout that was begun': `
    select id from payouts p where state = 'begun' and not exists (
      select from acts where recorded_at is null and name = 'payout' and begun ->> 'payoutId' = p.id::text)`,

  'what a failed payout left with the provider comes back': `
    select begun ->> 'payoutId' || ': ' || last_error from acts
    where name = 'payout-reversal' and recorded_at is null and tries >= 20 and last_error is not null`,

  'no payout went to a bank account that was someone else’s': `
    select p.id from payouts p join shops on shops.id = p.shop_id
      join bank_accounts b on b.id = p.bank_account_id
    where b.user_id <> shops.owner_id`,

  'what is taken back of what shops paid directly was booked, for the same shop and amount': `
    select u.key from ledger_transactions u
      left join ledger_transactions t on t.kind = 'debt-booked' and t.currency = u.currency
        and t.key = 'debt-booked ' || split_part(u.key, ' ', 2)
    where u.kind = 'debt-unbooked' and (t.id is null
      or (select sum(p.amount) from ledger_postings p join ledger_accounts a on a.id = p.account_id
        where p.transaction_id in (t.id, u.id) and a.kind = 'outside') <> 0
      or (select count(distinct a.shop_id) from ledger_postings p join ledger_accounts a on a.id = p.account_id
        where p.transaction_id in (t.id, u.id) and a.shop_id is not null) <> 1)`,

  'no payout was begun while payouts were paused': `
    select p.id from payouts p join bank_accounts b on b.id = p.bank_account_id
    where p.requested_at < b.paused_until`,
};
