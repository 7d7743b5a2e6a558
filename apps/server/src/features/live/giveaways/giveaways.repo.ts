import type { ImageId, ProductId, ShopId, ShowId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { GiveawayAudience } from '@souk/shared/live/giveaways/rules.ts';
import type { GiveawayGift, GiveawayId, GiveawayState } from '@souk/shared/live/giveaways/schema.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { coverOf } from '../../../platform/images/index.ts';

export interface Giveaway {
  id: GiveawayId;
  showId: ShowId;
  shopId: ShopId;
  shopName: string;
  /** Nobody is there to send anything. */
  isSuspended: boolean;
  showTitle: string;
  ownerId: UserId;
  hostId: UserId;
  productId: ProductId;
  variantId: VariantId | null;
  title: string;
  image: Image | null;
  imageId: ImageId | null;
  worth: number | null;
  currency: string;
  audience: GiveawayAudience;
  seconds: number;
  state: GiveawayState;
  secret: string;
  secretHash: string;
  opensAt: Date | null;
  endsAt: Date | null;
  cancelledAt: Date | null;
  /** The last of its entries whose person was told that it was called off. */
  cancelTold: number;
  entryCount: number;
  head: string | null;
  winnerNumber: number | null;
  winnerId: UserId | null;
  /** As they appear in auctions: by the id and the name of an alias where they have one. */
  winner: { id: string; handle: string } | null;
  gift: GiveawayGift | null;
  claimUntil: Date | null;
  /** Of the database, which decides what was in time. Never before it opened, also after the clock was set back. */
  now: Date;
}

const giveaway = sql`
  select g.id, g.show_id as "showId", h.shop_id as "shopId", s.name as "shopName", s.status = 'suspended' as "isSuspended", h.title as "showTitle",
    s.owner_id as "ownerId", h.host_id as "hostId", g.product_id as "productId", g.variant_id as "variantId", g.title,
    ${coverOf(sql.ref('g.product_id'))} as image,
    (select i.image_id from product_images i where i.product_id = g.product_id order by i.position limit 1) as "imageId",
    g.worth, g.currency, g.audience, g.seconds, g.state, g.secret,
    g.secret_hash as "secretHash", g.opened_at as "opensAt", g.ends_at as "endsAt",
    g.cancelled_at as "cancelledAt", g.cancel_told as "cancelTold", g.entry_count as "entryCount",
    g.head, g.winner_number as "winnerNumber", g.winner_id as "winnerId",
    case when w.id is not null then json_build_object('id', coalesce(n.id, w.id), 'handle', coalesce(n.alias, w.handle))
      end as winner,
    g.gift, g.claim_until as "claimUntil", greatest(g.opened_at, date_trunc('milliseconds', clock_timestamp())) as now
  from giveaways g join shows h on h.id = g.show_id join shops s on s.id = h.shop_id
    left join users w on w.id = g.winner_id left join bidder_aliases n on n.user_id = w.id and n.is_current`;

export async function findGiveaway(db: Db, id: GiveawayId): Promise<Giveaway | undefined> {
  const { rows } = await sql<Giveaway>`${giveaway} where g.id = ${id}`.execute(db);
  return rows[0];
}

/** Everything about one giveaway is decided with its row locked. */
export async function lockGiveaway(tx: Db, id: GiveawayId): Promise<Giveaway | undefined> {
  await tx.selectFrom('giveaways').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return findGiveaway(tx, id);
}

/** Locks the one whose time is over for longest, and for so many milliseconds, of those that nobody is at. */
export const lockToDraw = (
  tx: Db,
  afterMs: number,
  passed: readonly string[],
): Promise<Giveaway | undefined> =>
  lockFirst(
    tx,
    sql`state = 'open' and ends_at + ${afterMs} * interval '1 millisecond' < clock_timestamp() and ${isNone(passed)}
      order by ends_at`,
  );

/** Those whose room knows less of them than there is. */
export const lockToTell = (tx: Db, passed: readonly string[]): Promise<Giveaway | undefined> =>
  lockFirst(tx, sql`state = 'open' and entry_count <> told_count and ${isNone(passed)} order by id`, sql``);

/** Those that were called off while not everyone in them was told. */
export const lockCancelledToTell = (tx: Db, passed: readonly string[]): Promise<Giveaway | undefined> =>
  lockFirst(tx, sql`state = 'cancelled' and cancel_told < entry_count and ${isNone(passed)} order by id`);

export const lockGiftDue = (tx: Db, now: Date): Promise<Giveaway | undefined> =>
  lockFirst(tx, sql`due_at <= ${now} order by due_at`);

const isNone = (passed: readonly string[]) => sql`id <> all(${passed}::uuid[])`;

async function lockFirst(tx: Db, where: ReturnType<typeof sql>, busy = sql`skip locked`) {
  const { rows } = await sql<{ id: GiveawayId }>`
    select id from giveaways where ${where} limit 1 for no key update ${busy}`.execute(tx);
  return rows[0] && findGiveaway(tx, rows[0].id);
}

export async function insertGiveaway(
  tx: Db,
  row: Omit<NewRow<'giveaways'>, 'opened_at' | 'ends_at' | 'drawn_at' | 'claim_until' | 'due_at'>,
): Promise<void> {
  await tx
    .insertInto('giveaways')
    .values({ ...row, opened_at: null, ends_at: null, drawn_at: null, claim_until: null, due_at: null })
    .execute();
}

export async function updateGiveaway(
  tx: Db,
  id: GiveawayId,
  values: Updateable<Tables['giveaways']>,
): Promise<void> {
  await tx.updateTable('giveaways').set(values).where('id', '=', id).execute();
}

export async function deleteGiveaway(tx: Db, id: GiveawayId): Promise<void> {
  await tx.deleteFrom('giveaways').where('id', '=', id).execute();
}

export async function countGiveaways(tx: Db, showId: ShowId): Promise<{ all: number; open: number }> {
  return await tx
    .selectFrom('giveaways')
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`(count(*) filter (where state = 'open'))::int`.as('open'))
    .where('show_id', '=', showId)
    .executeTakeFirstOrThrow();
}

/** The variants of a product of this shop that is on sale, or was put up to be given away. */
export function findProductToGive(db: Db, shopId: ShopId, id: ProductId) {
  return db
    .selectFrom('products as p')
    .innerJoin('product_variants as v', 'v.product_id', 'p.id')
    .select(['v.id', 'v.available', 'v.price_amount as price', 'p.title', 'p.currency'])
    .where('p.id', '=', id)
    .where('p.shop_id', '=', shopId)
    .where('p.status', '=', 'active')
    .where('p.listing_kind', 'in', ['buy-now', 'giveaway'])
    .orderBy('v.position')
    .execute();
}
