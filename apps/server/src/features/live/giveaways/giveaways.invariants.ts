import type { Invariants } from '../../../platform/invariants.ts';

// As it stands in a list.
const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const sha256 = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

const hashOfTerms = sha256(`concat_ws('|', 'souk giveaway', g.id, g.product_id, g.secret_hash,
  g.audience, ${moment('g.opened_at')}, ${moment('g.ends_at')})`);

export const giveawaysInvariants: Invariants = {
  'what is announced of a giveaway is the hash of its secret': `
    select id from giveaways where secret_hash <> ${sha256(`'souk giveaway secret|' || secret`)}`,

  'entries of a giveaway are numbered without a gap, and it knows how many': `
    select g.id from giveaways g left join giveaway_entries e on e.giveaway_id = g.id
    group by g.id having count(e.number) <> g.entry_count or coalesce(max(e.number), 0) <> g.entry_count`,

  'each entry of a giveaway bears its own hash, made with the one before': `
    select giveaway_id || ' ' || number from (
      select e.*, coalesce(lag(e.hash) over (partition by e.giveaway_id order by e.number), ${hashOfTerms}) as before
      from giveaway_entries e join giveaways g on g.id = e.giveaway_id) as entry
    where hash <> ${sha256(`concat_ws('|', before, number, ticket, ${moment('at')})`)}`,

  'an open giveaway knows the last hash of its list, and one that is over that of the frozen list': `
    select g.id from giveaways g cross join lateral (
      select coalesce((select hash from giveaway_entries where giveaway_id = g.id order by number desc limit 1),
          ${hashOfTerms}) as last,
        coalesce((select string_agg(number::text, ',' order by number) from giveaway_entries
          where giveaway_id = g.id and struck), '') as struck) as list
    where g.state = 'open' and g.head <> list.last
      or g.state = 'cancelled' and g.head <> ${sha256(`concat_ws('|', list.last, 'cancelled', g.entry_count, ${moment('g.cancelled_at')})`)}
      or g.state = 'drawn' and g.head <> ${sha256(`concat_ws('|', list.last, 'frozen', g.entry_count, list.struck)`)}`,

  'who won a giveaway is whom its secret draws from its list': `
    select g.id from giveaways g cross join lateral (
      select array_agg(number order by number) as numbers, count(*) as count
      from giveaway_entries where giveaway_id = g.id and not struck) as list
    where g.state = 'drawn' and g.winner_number is distinct from case when list.count > 0 then list.numbers[1 +
      ('x' || left(${sha256(`concat_ws('|', 'souk giveaway draw', g.secret, g.head)`)}, 13))::bit(52)::bigint % list.count] end`,

  'nobody entered a giveaway outside of its time, or won what another entered': `
    select e.giveaway_id || ' ' || e.number from giveaway_entries e join giveaways g on g.id = e.giveaway_id
    where e.at < g.opened_at or e.at > g.ends_at or e.at > g.cancelled_at
      or g.winner_number = e.number and (e.struck or g.winner_id is distinct from e.user_id)`,

  'a show has at most one giveaway open': `
    select show_id from giveaways where state = 'open' group by show_id having count(*) > 1`,

  'what is given away is held until its winner has it or it is back on its shelf': `
    select id || ': ' || piece from giveaways where piece <> case
      when state = 'waiting' then 'none' when state = 'open' then 'held' when winner_number is null then 'back'
      when gift = 'ordered' then 'given' when gift = 'lapsed' then 'back' else 'held' end
      or piece <> 'none' and variant_id is null`,

  'what was won in a giveaway is one order of its winner, of which nothing is to be paid': `
    select g.id from giveaways g left join checkouts c on c.giveaway_id = g.id left join orders o on o.checkout_id = c.id
    where (g.gift is not distinct from 'ordered') <> (o.id is not null)
      or o.id is not null and (o.total <> 0 or o.paid_at is null or o.shop_id <> (
        select shop_id from shows where id = g.show_id) or g.winner_id is not null and o.buyer_id <> g.winner_id)`,
};
