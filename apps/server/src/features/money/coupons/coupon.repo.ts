import type { CheckoutId, CouponId, ProductId, ShopId, UserId } from '@souk/shared/ids.ts';
import { type CouponUses, couponLimits } from '@souk/shared/money/coupons/rules.ts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { marketCurrency } from '../../../platform/settings/settings.ts';

export type CouponRow = Row<'coupons'>;

/** With what it did so far. */
export interface UsedCoupon extends CouponRow {
  used: number;
  givenAway: Array<{ amount: number; currency: string }>;
  /** What it is for, where that is not everything. */
  products: Array<{ _id: ProductId; title: string }>;
}

/** Whose a coupon is: a shop’s, or with null the market’s own. */
export type Keeper = ShopId | null;

/** Everything that adds a coupon to a shop waits here for its turn; the market’s own have no such limit to hold. */
export async function lockKeeper(tx: Db, keeper: Keeper): Promise<void> {
  if (keeper === null) return;
  await tx.selectFrom('shops').select('id').where('id', '=', keeper).forNoKeyUpdate().execute();
}

/** In which its amounts are given. */
export async function findCurrency(db: Db, keeper: Keeper): Promise<string> {
  if (keeper === null) return marketCurrency(db);
  const shop = db.selectFrom('shops').select('currency').where('id', '=', keeper);
  return (await shop.executeTakeFirstOrThrow()).currency;
}

const notOver = (now: Date) => sql<boolean>`(ends_at is null or ends_at > ${now})`;

/** The newest first: all that are not over, and of the others the latest. */
export async function findCoupons(db: Db, keeper: Keeper, now: Date): Promise<UsedCoupon[]> {
  const ofKeeper = db
    .selectFrom('coupons')
    .selectAll()
    .where('shop_id', 'is not distinct from', keeper)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const [going, over] = await Promise.all([
    ofKeeper.where(notOver(now)).execute(),
    ofKeeper
      .where(sql<boolean>`not ${notOver(now)}`)
      .limit(couponLimits.overListed)
      .execute(),
  ]);
  const newest = [...going, ...over].toSorted(
    (a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1),
  );
  return withUses(db, newest);
}

/** How many a keeper has besides this one that are not over. What was used stays for good, and would fill any limit. */
export async function countGoing(
  db: Db,
  keeper: Keeper,
  { besides, now }: { besides: CouponId | null; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('coupons')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('shop_id', 'is not distinct from', keeper)
    .where(notOver(now))
    .$if(besides !== null, (all) => all.where('id', '<>', besides as CouponId))
    .executeTakeFirstOrThrow();
  return count;
}

/** Locked, so that two who change or use it do so one after the other. */
export async function lockCoupon(tx: Db, keeper: Keeper, id: CouponId): Promise<CouponRow | undefined> {
  return await tx
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', id)
    .where('shop_id', 'is not distinct from', keeper)
    .forUpdate()
    .executeTakeFirst();
}

export async function readCoupon(db: Db, id: CouponId): Promise<UsedCoupon> {
  const row = await db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [coupon] = await withUses(db, [row]);
  if (!coupon) throw new Error('a coupon is gone that was just there');
  return coupon;
}

/** Nothing when its keeper has one with that code. */
export async function insertCoupon(tx: Db, row: NewRow<'coupons'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('coupons')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateCoupon(
  tx: Db,
  id: CouponId,
  values: Updateable<Tables['coupons']>,
): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({ ...values, version: (eb) => eb('version', '+', 1) })
    .where('id', '=', id)
    .execute();
}

export async function deleteCoupon(tx: Db, id: CouponId): Promise<void> {
  await tx.deleteFrom('coupons').where('id', '=', id).execute();
}

export async function wasEverUsed(db: Db, id: CouponId): Promise<boolean> {
  const use = db.selectFrom('coupon_uses').select('checkout_id').where('coupon_id', '=', id).limit(1);
  return (await use.executeTakeFirst()) !== undefined;
}

/** Those of a list that are not products of the shop; of the market’s, that are none at all. */
export async function findForeign(db: Db, keeper: Keeper, ids: readonly ProductId[]): Promise<ProductId[]> {
  const own = await db
    .selectFrom('products')
    .select('id')
    .$if(keeper !== null, (query) => query.where('shop_id', '=', keeper as ShopId))
    .where('id', 'in', ids)
    .execute();
  const known = new Set(own.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Those of these shops with this code, then the market’s own. */
export async function findByCode(db: Db, code: string, shopIds: readonly ShopId[]): Promise<CouponRow[]> {
  return await db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code)
    .where(sql<boolean>`(shop_id is null or shop_id = any(${sql.val([...shopIds])}::uuid[]))`)
    .orderBy(sql`shop_id is null`)
    .orderBy('id')
    .execute();
}

/** Of any shop, or the market. */
export async function isCode(db: Db, code: string): Promise<boolean> {
  const any = db.selectFrom('coupons').select('id').where('code', '=', code).limit(1);
  return (await any.executeTakeFirst()) !== undefined;
}

export async function lockCoupons(tx: Db, ids: readonly CouponId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.selectFrom('coupons').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Apart from what this checkout itself used, which is counted anew. */
export async function countUses(
  db: Db,
  couponId: CouponId,
  { userId, checkoutId }: { userId: UserId; checkoutId: CheckoutId | null },
): Promise<CouponUses> {
  const { rows } = await sql<CouponUses>`
    select count(*)::int as total, count(*) filter (where user_id = ${userId})::int as "byPerson"
    from coupon_uses where coupon_id = ${couponId} and returned_at is null
      and checkout_id is distinct from ${checkoutId}::uuid`.execute(db);
  return rows[0] ?? { total: 0, byPerson: 0 };
}

/** An order of the checkout of a use `u` was paid with it, or waits for its shop to be paid: that stays used. */
const standsFor = sql`exists (
  select from orders o join coupons c on c.id = u.coupon_id
  where o.checkout_id = u.checkout_id and o.coupon_code = c.code
    and (o.shop_id = c.shop_id or c.shop_id is null and o.coupon_bearer = 'market')
    and (o.paid_at is not null or o.state = 'pending-payment' and o.pay_until is not null))`;

/** In place of another coupon, unless a part was paid with that. What was given before of this one stays written down. */
export async function saveUse(tx: Db, use: NewRow<'coupon_uses'>): Promise<void> {
  const { checkout_id, coupon_id, user_id, amount, currency, used_at } = use;
  await sql`
    update coupon_uses u set returned_at = ${used_at} where checkout_id = ${checkout_id}
      and coupon_id <> ${coupon_id} and returned_at is null and not ${standsFor}`.execute(tx);
  await sql`
    insert into coupon_uses as u (checkout_id, coupon_id, user_id, amount, currency, used_at)
    values (${checkout_id}, ${coupon_id}, ${user_id}, ${amount}, ${currency}, ${used_at})
    on conflict (checkout_id, coupon_id) do update set
      amount = case when ${standsFor} then u.amount else excluded.amount end,
      currency = case when ${standsFor} then u.currency else excluded.currency end,
      used_at = excluded.used_at, returned_at = null`.execute(tx);
}

/** Nothing of the checkout was paid with it. */
export async function returnUse(tx: Db, checkoutId: CheckoutId, now: Date): Promise<void> {
  await sql`
    update coupon_uses u set returned_at = ${now}
    where checkout_id = ${checkoutId} and returned_at is null and not ${standsFor}`.execute(tx);
}

/** The last one of a checkout that was given back. */
export const findReturned = (db: Db, checkoutId: CheckoutId): Promise<{ couponId: CouponId } | undefined> =>
  db
    .selectFrom('coupon_uses')
    .select('coupon_id as couponId')
    .where('checkout_id', '=', checkoutId)
    .where('returned_at', 'is not', null)
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A use that was given back counts again, where there is room for it still. */
export async function takeReturned(tx: Db, checkoutId: CheckoutId, couponId: CouponId): Promise<void> {
  await sql`
    update coupon_uses u set returned_at = null from coupons c
    where u.checkout_id = ${checkoutId} and c.id = ${couponId} and c.id = u.coupon_id
      and (c.uses is null or c.uses > (
        select count(*) from coupon_uses where coupon_id = c.id and returned_at is null))
      and (c.uses_per_person is null or c.uses_per_person > (
        select count(*) from coupon_uses
        where coupon_id = c.id and user_id = u.user_id and returned_at is null))`.execute(tx);
}

/** By their names, so that the editor of a coupon sees what it is for. */
async function findTitles(db: Db, coupons: readonly CouponRow[]): Promise<Map<ProductId, string>> {
  const ids = coupons.flatMap(({ product_ids }) => product_ids ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function withUses(db: Db, coupons: CouponRow[]): Promise<UsedCoupon[]> {
  if (coupons.length === 0) return [];
  const uses = await db
    .selectFrom('coupon_uses')
    .select(['coupon_id as id', 'currency', sql<number>`count(*)::int`.as('used')])
    .select(sql<number>`sum(amount)::bigint`.as('amount'))
    .where(
      'coupon_id',
      'in',
      coupons.map(({ id }) => id),
    )
    .where('returned_at', 'is', null)
    .groupBy(['coupon_id', 'currency'])
    .orderBy('currency')
    .execute();
  const titles = await findTitles(db, coupons);
  return coupons.map((coupon) => {
    const own = uses.filter(({ id }) => id === coupon.id);
    return {
      ...coupon,
      used: own.reduce((sum, { used }) => sum + used, 0),
      givenAway: own.map(({ amount, currency }) => ({ amount, currency })),
      products: (coupon.product_ids ?? []).flatMap((_id) => {
        const title = titles.get(_id);
        return title === undefined ? [] : [{ _id, title }];
      }),
    };
  });
}
