import type { CouponId, ShopId } from '@souk/shared/ids.ts';
import { couponLimits } from '@souk/shared/money/coupons/rules.ts';
import type { Coupon, ReadCoupon, ReadCouponChange } from '@souk/shared/money/coupons/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { presentCoupon } from './coupon.presenter.ts';
import {
  type CouponRow,
  deleteCoupon,
  findCoupons,
  findCurrency,
  findForeign,
  insertCoupon,
  lockCoupon,
  lockShop,
  readCoupon,
  updateCoupon,
  wasEverUsed,
} from './coupon.repo.ts';
import { codeTaken, couponChanged, tooManyCoupons } from './coupons.failures.ts';

export async function listCoupons({ db, clock }: UserCtx, shopId: ShopId) {
  const [currency, coupons] = await Promise.all([findCurrency(db, shopId), findCoupons(db, shopId)]);
  return { currency, items: coupons.map((coupon) => presentCoupon(coupon, clock.now())) };
}

export function addCoupon({ db, clock }: UserCtx, shopId: ShopId, given: ReadCoupon): Promise<Coupon> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockShop(tx, shopId);
    if ((await findCoupons(tx, shopId)).length >= couponLimits.perShop) throw tooManyCoupons();
    const values = await valuesOf(tx, shopId, given);
    const id = newId<CouponId>(now.getTime());
    const own = { id, shop_id: shopId, code: given.code, bearer: 'shop' as const, created_at: now };
    if (!(await insertCoupon(tx, { ...own, ...values }))) throw codeTaken();
    return presentCoupon(await readCoupon(tx, id), now);
  });
}

/** Whoever is paying with it right now pays with what they were shown. */
export function changeCoupon(
  { db, clock }: UserCtx,
  { shopId, couponId }: { shopId: ShopId; couponId: CouponId },
  { version, ...change }: ReadCouponChange,
): Promise<Coupon> {
  return db.transaction().execute(async (tx) => {
    const before = await locked(tx, shopId, couponId);
    if (before.version !== version) throw couponChanged(before.version);
    const now = presentCoupon(await readCoupon(tx, couponId), clock.now());
    if (change.uses && change.uses < now.used)
      throw invalidInput([{ field: 'uses', message: `Was used ${now.used} times already.` }]);
    const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await updateCoupon(tx, couponId, await valuesOf(tx, shopId, { ...now, ...named }));
    return presentCoupon(await readCoupon(tx, couponId), clock.now());
  });
}

/** One that was ever used stays with what it did, and ends. */
export function removeCoupon(
  { db, clock }: UserCtx,
  { shopId, couponId }: { shopId: ShopId; couponId: CouponId },
): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const coupon = await locked(tx, shopId, couponId);
    if (!(await wasEverUsed(tx, couponId))) return deleteCoupon(tx, couponId);
    if (coupon.ends_at && coupon.ends_at <= now) return;
    const starts_at = coupon.starts_at && coupon.starts_at < now ? coupon.starts_at : null;
    await updateCoupon(tx, couponId, { starts_at, ends_at: now });
  });
}

async function locked(tx: Db, shopId: ShopId, couponId: CouponId): Promise<CouponRow> {
  const coupon = await lockCoupon(tx, shopId, couponId);
  if (!coupon) throw notFound('coupon');
  return coupon;
}

type Terms = Omit<ReadCoupon, 'code'>;

async function valuesOf(tx: Db, shopId: ShopId, { worth, leastAmount, productIds, ...given }: Terms) {
  const currency = await findCurrency(tx, shopId);
  const amount = worth.kind === 'amount' ? worth.amount : null;
  for (const [field, money] of [
    ['worth.amount', amount],
    ['leastAmount', leastAmount],
  ] as const) {
    if (money && money.currency !== currency)
      throw invalidInput([
        { field: `${field}.currency`, message: `Is not ${currency}, as the shop’s prices are.` },
      ]);
  }
  if (given.startsAt && given.endsAt && given.endsAt <= given.startsAt)
    throw invalidInput([{ field: 'endsAt', message: 'Is not after its beginning.' }]);
  const [foreign] = productIds ? await findForeign(tx, shopId, productIds) : [];
  if (foreign) {
    const place = productIds?.indexOf(foreign);
    throw invalidInput([{ field: `productIds.${place}`, message: 'Is not a product of this shop.' }]);
  }
  return {
    kind: worth.kind,
    basis_points: worth.kind === 'percentage' ? worth.basisPoints : null,
    amount: amount?.amount ?? null,
    currency: amount || leastAmount ? currency : null,
    least_amount: leastAmount?.amount ?? null,
    starts_at: given.startsAt,
    ends_at: given.endsAt,
    uses: given.uses,
    uses_per_person: given.usesPerPerson,
    product_ids: productIds,
  };
}
