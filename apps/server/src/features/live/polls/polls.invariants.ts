import type { Invariants } from '../../../platform/invariants.ts';

export const pollsInvariants: Invariants = {
  'what a poll that is over tells is what was voted': `
    select a.poll_id || ' ' || a.number from poll_answers a join polls p on p.id = a.poll_id
    where p.state = 'over' and a.votes <> (select count(*) from poll_votes v
      where v.poll_id = a.poll_id and v.answer = a.number)`,

  'nobody voted outside of the time of a poll': `
    select v.id::text from poll_votes v join polls p on p.id = v.poll_id
    where v.at < p.opened_at or v.at > p.ends_at`,

  'a poll has two to four answers': `
    select p.id from polls p left join poll_answers a on a.poll_id = p.id
    group by p.id having count(a.number) not between 2 and 4 or max(a.number) <> count(a.number)`,

  'a show has at most one poll open': `
    select show_id from polls where state = 'open' group by show_id having count(*) > 1`,
};
