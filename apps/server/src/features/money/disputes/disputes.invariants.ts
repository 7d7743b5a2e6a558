import { disputeMoves } from '@souk/shared/money/disputes/states.ts';
import type { Invariants } from '../../../platform/invariants.ts';

const moves = disputeMoves.map(([from, to]) => `('${from}', '${to}')`).join(', ');

export const disputesInvariants: Invariants = {
  'a dispute goes along the table of its states, and stands where its last step led': `
    select dispute_id || ': ' || coalesce(before, 'nothing') || ' to ' || state from (
      select dispute_id, state, lag(state) over (partition by dispute_id order by position) as before
      from dispute_entries)
    where before is null and state <> 'open' or before <> state and (before, state) not in (${moves})
    union all
    select d.id || ': ' || d.state from disputes d where d.state is distinct from (
      select state from dispute_entries where dispute_id = d.id order by position desc limit 1)`,

  'an order stands still exactly while something about it is open': `
    select o.id || ': ' || o.state from orders o left join disputes d on d.order_id = o.id and d.closed_at is null
    where (o.state in ('disputed', 'return-requested', 'returned')) 
      <> (d.id is not null or o.chargeback_id is not null)`,

  'money is frozen only of what something is open about': `
    select t.order_id || ': ' || sum(p.amount) from ledger_postings p
      join ledger_accounts a on a.id = p.account_id and a.kind = 'shop-frozen'
      join ledger_transactions t on t.id = p.transaction_id join orders o on o.id = t.order_id
    group by t.order_id having sum(p.amount) <> 0 and not exists (
      select from orders o where o.id = t.order_id and (o.state in ('disputed', 'return-requested', 'returned')
        or o.held_at is not null))`,
};
