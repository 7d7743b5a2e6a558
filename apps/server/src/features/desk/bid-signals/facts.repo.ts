import type { BidderFacts } from '@souk/shared/desk/bid-signals/rules.ts';
import type { LotId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type KnownBidder = BidderFacts & { userId: UserId };

/** What is known of everyone who bid on a lot, as far as the rules ask for it. */
export async function findBidderFacts(db: Db, lotId: LotId): Promise<KnownBidder[]> {
  const { rows } = await sql<Omit<KnownBidder, 'shares'> & Record<keyof BidderFacts['shares'], boolean>>`
    with lot as (
      select l.id, l.leader_id, p.shop_id, array_remove(array[s.owner_id, h.host_id], null) as sellers
      from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
        left join shows h on h.id = l.show_id
      where l.id = ${lotId}
    ), bidder as (
      select b.user_id, b.number, u.created_at from lot_bidders b join users u on u.id = b.user_id
      where b.lot_id = ${lotId} and u.deleted_at is null
    ), past as (
      select b.user_id, o.id, p.shop_id = lot.shop_id as here, greatest(o.bidder_count, 2) as bidders,
        o.state = 'sold' and o.leader_id = b.user_id
          and not exists (select from bidder_strikes t where t.lot_id = o.id and t.user_id = b.user_id) as won,
        b.number = (select e.bidder from lot_entries e
          where e.lot_id = o.id and e.kind in ('once', 'maximum') and e.taken_back_by is null
            and e.bidder <> o.leader_number order by e.number desc limit 1) as pushed
      from lot cross join bidder join lot_bidders b on b.user_id = bidder.user_id
        join lots o on o.id = b.lot_id join products p on p.id = o.product_id
      where o.state in ('sold', 'passed') and o.closed_at > clock_timestamp() - interval '90 days'
    ), history as (
      select user_id, count(*) filter (where here) as lots_here, count(*) as lots,
        count(*) filter (where here and won) as wins, count(*) filter (where here and pushed) as pushed,
        -- Of a thousand lots it is smaller than a number can be, which would be an error.
        exp(greatest(-700, coalesce(sum(ln(1 - 1.0 / bidders)) filter (where here), 0))) as luck
      from past group by user_id
    ), habit as (
      select b.user_id, count(*) as bids, count(e.taken_back_by) as taken_back
      from bidder join lot_bidders b on b.user_id = bidder.user_id
        join lot_entries e on e.lot_id = b.lot_id and e.bidder = b.number
      where e.kind in ('once', 'maximum') and e.at > clock_timestamp() - interval '30 days'
      group by b.user_id
    ), here as (
      select e.bidder as number, count(*) as bids, min(e.at) as began from lot_entries e
      where e.lot_id = ${lotId} and e.kind in ('once', 'maximum') group by e.bidder
    ), alike as (
      select own.user_id, own.kind, (select count(*) from traces other
          where other.kind = own.kind and other.digest = own.digest) as accounts
      from lot cross join bidder join traces own on own.user_id = bidder.user_id
      where exists (select from traces t
        where t.kind = own.kind and t.digest = own.digest and t.user_id = any(lot.sellers))
    )
    select b.user_id as "userId",
      exists (select from alike a where a.user_id = b.user_id and a.kind = 'device') as device,
      exists (select from alike a where a.user_id = b.user_id and a.kind = 'network') as network,
      coalesce((select min(accounts) from alike a where a.user_id = b.user_id and a.kind = 'network'), 0)::int
        as "inNetwork",
      exists (select from cards c join cards o on o.digest = c.digest
        where c.user_id = b.user_id and o.user_id = any(lot.sellers)) as card,
      exists (select from addresses c join addresses o on ${placeOf('c')} = ${placeOf('o')} or o.phone = c.phone
        where c.user_id = b.user_id and o.user_id = any(lot.sellers)) as address,
      coalesce(lots_here, 0)::int as "lotsHere", coalesce(lots, 0)::int as "lotsInAll",
      coalesce(wins, 0)::int as "winsHere", coalesce(history.pushed, 0)::int as "pushedHere",
      coalesce(luck, 1)::float8 as "luckHere",
      coalesce(habit.bids, 0)::int as bids, coalesce(taken_back, 0)::int as "takenBack",
      greatest(0, extract(epoch from here.began - b.created_at) / 3600)::float8 as "accountHours",
      here.bids::int as "bidsOnLot",
      (select count(*) from lot_bidders x where x.user_id = b.user_id)::int as "lotsEver",
      b.user_id is not distinct from lot.leader_id as leads
    from lot cross join bidder b join here on here.number = b.number
      left join history on history.user_id = b.user_id left join habit on habit.user_id = b.user_id`.execute(
    db,
  );
  return rows.map(({ device, card, address, network, ...rest }) => ({
    ...rest,
    shares: { device, card, address, network },
  }));
}

/** However it is written: without spaces, signs and capitals. */
const placeOf = (address: string) => sql`regexp_replace(lower(concat(
  ${sql.ref(`${address}.country`)}, ${sql.ref(`${address}.postal_code`)}, ${sql.ref(`${address}.city`)},
  ${sql.ref(`${address}.street`)}, ${sql.ref(`${address}.extra`)})), '[^[:alnum:]]', '', 'g')`;
