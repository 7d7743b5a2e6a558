import type { Invariants } from '../../../platform/invariants.ts';

export const tipsInvariants: Invariants = {
  'a tip that was given is in the books, and no other': `
    select t.id from tips t where t.from_id is not null and (t.given_at is not null) <> exists (
      select from ledger_transactions b where b.key = 'tip ' || t.id and b.kind = 'tip')`,

  'a tip that was sent back is so in the books, and no other': `
    select t.id from tips t where t.from_id is not null and (t.state = 'sent-back') <> exists (
      select from ledger_transactions b where b.key = 'tip-sent-back ' || t.id)`,

  'a tip that waits has a card’s payment that waits, too': `
    select t.id from tips t join payments p on p.id = t.payment_id
    where t.state = 'pending' and p.state in ('succeeded', 'failed', 'cancelled')`,

  'a tip by card is one of its payment’s amount': `
    select t.id from tips t join payments p on p.id = t.payment_id
    where t.amount <> p.amount or t.currency <> p.currency or t.from_id <> p.buyer_id`,
};
