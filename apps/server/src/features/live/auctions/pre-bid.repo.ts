import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import { openWith } from '@souk/shared/live/auctions/bidding.ts';
import { stepsOf } from '@souk/shared/live/auctions/rules.ts';
import type { PreBidSums } from '@souk/shared/live/hosting/schema.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import { asBareSum } from '@souk/shared/money-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';

/** The most a bidder would pay for a lot that waits. */
export interface PreBid {
  id: string;
  lotId: LotId;
  userId: UserId;
  amount: number;
  currency: string;
  confirmed: boolean;
  /** What is won is charged to a card, as it was given. */
  needsCard: boolean;
  /** In milliseconds since 1970. */
  givenAt: number;
}

/** Given anew it comes after the others; the same again stays where it is. */
export async function putPreBid(tx: Db, preBid: Omit<PreBid, 'givenAt'>): Promise<void> {
  const { id, lotId, userId, amount, currency, confirmed, needsCard } = preBid;
  await sql`
    insert into lot_pre_bids (lot_id, user_id, id, amount, currency, confirmed, needs_card, given_at)
    values (${lotId}, ${userId}, ${id}, ${amount}, ${currency}, ${confirmed}, ${needsCard}, clock_timestamp())
    on conflict (lot_id, user_id) do update set id = excluded.id, amount = excluded.amount,
      currency = excluded.currency, confirmed = excluded.confirmed, needs_card = excluded.needs_card,
      given_at = excluded.given_at
    where (lot_pre_bids.id, lot_pre_bids.amount) is distinct from (excluded.id, excluded.amount)`.execute(tx);
}

export async function deletePreBid(tx: Db, lotId: LotId, userId: UserId): Promise<void> {
  await tx.deleteFrom('lot_pre_bids').where('lot_id', '=', lotId).where('user_id', '=', userId).execute();
}

export async function hasPreBids(db: Db, lotId: LotId): Promise<boolean> {
  const any = db.selectFrom('lot_pre_bids').select('id').where('lot_id', '=', lotId).limit(1);
  return (await any.executeTakeFirst()) !== undefined;
}

/** Whether nothing begins any more in the show of a lot, which stays as it stands; shows are locked before their lots. */
export async function isShowOver(tx: Db, lotId: LotId): Promise<boolean> {
  const show = tx.selectFrom('shows').select('state').forShare();
  const found = await show
    .where('id', '=', (eb) => eb.selectFrom('lots').select('show_id').where('lots.id', '=', lotId))
    .executeTakeFirst();
  return found !== undefined && !['scheduled', 'rehearsal', 'live'].includes(found.state);
}

/** In the order in which they came, of those who may still use the market. */
export async function findPreBids(db: Db, lotIds: readonly LotId[]): Promise<PreBid[]> {
  const { rows } = await sql<PreBid>`
    select b.id, lot_id as "lotId", user_id as "userId", amount, currency, confirmed, needs_card as "needsCard",
      floor(extract(epoch from given_at) * 1000)::float8 as "givenAt"
    from lot_pre_bids b join users u on u.id = b.user_id
    where lot_id = ${anyOf(lotIds)} and u.suspended_at is null order by given_at, user_id`.execute(db);
  return rows;
}

/** The waiting lots that someone bid on beforehand. */
export async function findPreBidLots(db: Db, userId: UserId): Promise<LotId[]> {
  const own = db.selectFrom('lot_pre_bids as b').where('b.user_id', '=', userId);
  const waiting = own.innerJoin('lots as l', 'l.id', 'b.lot_id').where('l.state', '=', 'queued');
  return (await waiting.select('l.id').orderBy('l.id').execute()).map(({ id }) => id);
}

/** One’s own on a lot. */
export function findOwnPreBid(db: Db, lotId: LotId, userId: UserId) {
  const own = db.selectFrom('lot_pre_bids').select(['amount', 'currency']).where('lot_id', '=', lotId);
  return own.where('user_id', '=', userId).executeTakeFirst();
}

/** One’s own, on lots of a show that wait. */
export function findOwnPreBids(db: Db, showId: ShowId, userId: UserId) {
  return db
    .selectFrom('lot_pre_bids as b')
    .innerJoin('lots', 'lots.id', 'b.lot_id')
    .select(['lots.id as lotId', 'b.amount', 'b.currency'])
    .where('lots.show_id', '=', showId)
    .where('lots.state', '=', 'queued')
    .where('b.user_id', '=', userId)
    .orderBy('lots.number')
    .execute();
}

/**
 * How many who may bid still did so on the waiting lots of a show, or on one that waits, and the price that makes. Nobody else learns a bidder's maximum: the
 * reserve is left out, or a seller who lowers it would see when it is reached.
 */
export async function findPreBidSums(
  db: Db,
  { showId, lotId }: { showId: ShowId; lotId?: never } | { lotId: LotId; showId?: never },
): Promise<Map<LotId, PreBidSums>> {
  const rows = await db
    .selectFrom('lot_pre_bids as b')
    .innerJoin('lots as l', 'l.id', 'b.lot_id')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select(['l.id', 'l.currency', 'l.steps', 'l.closing', 'b.user_id as bidder'])
    .select(['b.amount', sql<number>`greatest(l.start_amount, 1)`.as('start')])
    .where(showId ? 'l.show_id' : 'l.id', '=', showId ?? lotId)
    .where('l.state', '=', 'queued')
    .where('u.suspended_at', 'is', null)
    .where(isWanted)
    .orderBy('b.given_at')
    .orderBy('b.user_id')
    .execute();
  const sums = new Map<LotId, PreBidSums>();
  for (const [id, bids] of Map.groupBy(rows, (row) => row.id)) {
    const [lot] = bids;
    if (!lot) continue;
    const terms = { ...lot, reserve: null, steps: lot.steps ?? stepsOf(10 ** minorDigits(lot.currency)) };
    const offers = bids.map(({ bidder, amount }) => ({ bidder, amount, at: 0 }));
    const { price } = openWith(terms, offers, 0);
    sums.set(id, { currency: lot.currency, count: bids.length, opensAt: asBareSum(price) });
  }
  return sums;
}

/** Its seller and its host let this person bid on a lot, and they do not lead its show. `findUnwanted` asks the same of many. */
const isWanted = sql<boolean>`not exists (
  select from products p join shops s on s.id = p.shop_id left join shows h on h.id = l.show_id
  where p.id = l.product_id and (
    exists (select from user_blocks x where x.blocked_id = b.user_id and x.blocker_id in (s.owner_id, h.host_id))
    or exists (select from room_bans x where x.user_id = b.user_id and x.shop_id = coalesce(h.shop_id, p.shop_id)
      and x.show_id is null and x.until is null)
    or exists (select from bidder_approvals x where x.user_id = b.user_id and x.shop_id = coalesce(h.shop_id, p.shop_id)
      and x.state = 'rejected')
    or exists (select from co_hosts x where x.user_id = b.user_id and x.show_id = l.show_id and x.accepted_at is not null)))`;

/** How many stand on the waiting lots of a show. */
export async function countPreBids(db: Db, showId: ShowId): Promise<number> {
  const { count } = await db
    .selectFrom('lot_pre_bids as b')
    .innerJoin('lots as l', 'l.id', 'b.lot_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('l.show_id', '=', showId)
    .where('l.state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return count;
}
