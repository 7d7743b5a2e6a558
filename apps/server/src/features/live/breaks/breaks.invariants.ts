import type { Invariants } from '../../../platform/invariants.ts';

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const sha256 = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
const spots = `(select count(*) from break_spots s where s.break_id = b.id)`;

export const breaksInvariants: Invariants = {
  'what is announced of a break is the hash of its secret': `
    select id from breaks where secret_hash <> ${sha256(`'souk giveaway secret|' || secret`)}`,

  'what was declared of a break is what its contents and its secret were chained to': `
    with recursive chained as (
      select b.id, 0 as number, ${sha256(`concat_ws('|', 'souk break', b.id, b.kind, ${spots}, b.secret_hash)`)} as hash
      from breaks b
      union all
      select c.break_id, c.number, ${sha256(`concat_ws('|', a.hash, c.number, c.pieces, coalesce(c.worth::text, 'none'),
        encode(convert_to(c.name, 'UTF8'), 'hex'))`)}
      from chained a join break_contents c on c.break_id = a.id and c.number = a.number + 1)
    select b.id from breaks b where b.declared <> (
      select hash from chained a where a.id = b.id order by number desc limit 1)`,

  'a break has a spot for each of its pieces': `
    select b.id from breaks b where ${spots} <> (select coalesce(sum(pieces), 0) from break_contents c where c.break_id = b.id)`,

  'each spot that was bought bears its own hash, made with the one before': `
    select break_id || ' ' || entry from (
      select s.*, coalesce(lag(s.hash) over (partition by s.break_id order by s.entry), b.declared) as before,
        row_number() over (partition by s.break_id order by s.entry) as place
      from break_spots s join breaks b on b.id = s.break_id where s.entry is not null) as entry
    where entry <> place or hash <> ${sha256(`concat_ws('|', before, entry, spot, lot_id, lot_head, ${moment('sold_at')})`)}`,

  'a drawn break knows the hash of its frozen list, and another has none and nothing in its spots': `
    select b.id from breaks b cross join lateral (
      select count(entry) as count, coalesce(string_agg(spot::text, ',' order by spot) filter (where entry is null), '')
        as house, count(content) as contents from break_spots s where s.break_id = b.id) as list
    where case when b.state = 'drawn' then b.head <> ${sha256(`concat_ws('|', coalesce((
        select hash from break_spots s where s.break_id = b.id and entry is not null order by entry desc limit 1),
        b.declared), 'frozen', list.count, list.house)`)} or list.count = 0
      else list.count > 0 or list.contents > 0 end`,

  'what is in a spot is what the secret draws for it': `
    with recursive pieces as (
      select b.id, c.number as content, row_number() over (partition by b.id order by c.number) as piece
      from breaks b join break_contents c on c.break_id = b.id cross join generate_series(1, c.pieces)
      where b.state = 'drawn'),
    drawn as (
      select b.id, 0::bigint as piece, null::int as spot,
        array(select s.spot from break_spots s where s.break_id = b.id order by s.spot) as left
      from breaks b where b.state = 'drawn'
      union all
      select d.id, d.piece + 1, d.left[at.place], d.left[:at.place - 1] || d.left[at.place + 1:]
      from drawn d join breaks b on b.id = d.id
        cross join lateral (select 1 + (('x' || left(${sha256(`concat_ws('|', 'souk giveaway draw', b.secret,
          ${sha256(`b.head || '|' || (d.piece + 1)`)})`)}, 13))::bit(52)::bigint % cardinality(d.left))::int as place) as at
      where cardinality(d.left) > 0)
    select s.break_id || ' ' || s.spot from drawn d join pieces p on p.id = d.id and p.piece = d.piece
      join break_spots s on s.break_id = d.id and s.spot = d.spot
    where s.content is distinct from p.content`,

  'whoever bought a spot of a break paid for its lot, and their order says what they have': `
    select s.break_id || ' ' || s.spot from break_spots s join breaks b on b.id = s.break_id
      join break_contents c on c.break_id = s.break_id and c.number = s.content
      left join lots l on l.id = s.lot_id and l.product_id = s.product_id and l.show_id = b.show_id
      left join lot_sales a on a.lot_id = l.id and a.state = 'paid'
      left join orders o on o.checkout_id = a.checkout_id and o.paid_at is not null
      left join order_lines w on w.order_id = o.id
    where s.entry is not null
      and (w.id is null or l.head_hash <> s.lot_head or w.options->>b.title is distinct from c.name)`,
};
