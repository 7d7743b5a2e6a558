import type { Invariants } from '../../../platform/invariants.ts';

// As it stands in a log.
const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const auctionsInvariants: Invariants = {
  'a lot is sold by the shop whose show it is in, or by who led it with its host': `
    select lots.id from lots join shows on shows.id = show_id join products on products.id = product_id
      join shops on shops.id = products.shop_id
    where products.shop_id <> shows.shop_id and not exists (
      select from co_hosts c where c.show_id = shows.id and c.user_id = shops.owner_id and c.accepted_at is not null)`,

  'a lot is a piece of its own product': `
    select lots.id from lots join product_variants on product_variants.id = variant_id
    where product_variants.product_id <> lots.product_id`,

  'a lot runs only while its show is on air': `
    select lots.id from lots join shows on shows.id = show_id
    where lots.state = 'running' and shows.state not in ('live', 'rehearsal')`,

  'a show or a product has at most one lot running': `
    select 'show ' || show_id from lots where state = 'running' and show_id is not null
    group by show_id having count(*) > 1
    union all
    select 'product ' || product_id from lots where state = 'running' group by product_id having count(*) > 1`,

  'no lot costs less than its start': `select id from lots where price_amount < start_amount`,

  'a lot has a leader exactly when somebody bid': `
    select id from lots where (bid_count > 0) <> (leader_id is not null)`,

  'nobody leads on a lot of their own': `
    select lots.id from lots join products on products.id = product_id join shops on shops.id = shop_id
    where leader_id = shops.owner_id`,

  'what waits to be auctioned by itself is on sale, or was until a moment ago': `
    select lots.id from lots join products on products.id = product_id
    where lots.state = 'queued' and show_id is null and products.status not in ('active', 'out-of-stock')
      and not exists (select from outbox where topic = 'product.auction-changed' and delivered_at is null
        and payload->>'productId' = product_id::text)`,

  'the entries of a log are numbered without a gap, and the lot knows the last': `
    select lots.id from lots left join lot_entries e on e.lot_id = lots.id
    group by lots.id
    having count(e.number) <> coalesce(last_number + 1, 0) or max(e.number) is distinct from last_number
      or (array_agg(e.hash order by e.number desc))[1] is distinct from head_hash`,

  'each entry of a log bears its own hash, made with the one before': `
    select lot_id || ' ' || number from (
      select e.*, coalesce(lag(hash) over (partition by lot_id order by number), lot_id::text) as before
      from lot_entries e) as entry
    where hash <> encode(sha256(convert_to(concat_ws('|', before, number, kind, ${moment('at')}, coalesce(bidder::text, ''),
      about, price, coalesce(leader::text, ''), ${moment('ends_at')}), 'UTF8')), 'hex')`,

  'a lot stands as the last entry of its log says': `
    select lots.id from lots join lot_entries e on e.lot_id = lots.id and e.number = last_number
      left join lot_bidders b on b.lot_id = lots.id and b.number = e.leader
    where e.price <> price_amount or e.ends_at <> lots.ends_at or e.leader is distinct from leader_number
      or b.user_id is distinct from leader_id
      or (lots.state in ('sold', 'passed')) <> (e.kind = 'closed') or (e.kind = 'closed' and e.about <> lots.state)`,

  'what was sold by its log was led by somebody, and at its reserve': `
    select id from lots where state = 'sold' and last_number is not null
      and (leader_id is null or price_amount < coalesce(reserve_amount, 0))`,

  'no bid was taken after the end': `
    select lot_id || ' ' || number from (
      select e.*, lag(ends_at) over (partition by lot_id order by number) as end_before from lot_entries e) as entry
    where kind in ('once', 'maximum') and at > end_before`,

  'bidders of a lot are numbered from one without a gap': `
    select lots.id from lots join lot_bidders b on b.lot_id = lots.id
    group by lots.id having max(b.number) <> count(*) or count(*) <> bidder_count`,
};
