import type { CouponId } from '@souk/shared/ids.ts';
import { type CouponBearer, couponLimits } from '@souk/shared/money/coupons/rules.ts';
import type { Coupon, ReadCoupon, ReadCouponChange } from '@souk/shared/money/coupons/schema.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { SignedInUser, UserCtx } from '../../../platform/session/actor.ts';
import { presentCoupon } from './coupon.presenter.ts';
import {
  type CouponRow,
  countGoing,
  deleteCoupon,
  findCoupons,
  findCurrency,
  findForeign,
  insertCoupon,
  type Keeper,
  lockCoupon,
  lockKeeper,
  readCoupon,
  updateCoupon,
  wasEverUsed,
} from './coupon.repo.ts';
import { codeTaken, couponChanged, tooManyCoupons } from './coupons.failures.ts';

export async function listCoupons({ db, clock }: UserCtx, keeper: Keeper) {
  const now = clock.now();
  const [currency, coupons] = await Promise.all([findCurrency(db, keeper), findCoupons(db, keeper, now)]);
  return { currency, items: coupons.map((coupon) => presentCoupon(coupon, now)) };
}

export function addCoupon({ db, clock, actor }: UserCtx, keeper: Keeper, given: ReadCoupon): Promise<Coupon> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockKeeper(tx, keeper);
    await refuseTooMany(tx, keeper, { besides: null, now });
    const values = await valuesOf(tx, keeper, given);
    const id = newId<CouponId>(now.getTime());
    // Each bears its own.
    const bearer: CouponBearer = keeper === null ? 'market' : 'shop';
    const own = { id, shop_id: keeper, code: given.code, bearer, created_at: now };
    if (!(await insertCoupon(tx, { ...own, ...values }))) throw codeTaken();
    const coupon = presentCoupon(await readCoupon(tx, id), now);
    await note(tx, { actor, keeper, action: 'coupon.added', coupon, now });
    return coupon;
  });
}

/** A buyer who is paying with it right now pays with what they were shown. */
export function changeCoupon(
  { db, clock, actor }: UserCtx,
  { keeper, couponId }: { keeper: Keeper; couponId: CouponId },
  { version, ...change }: ReadCouponChange,
): Promise<Coupon> {
  return db.transaction().execute(async (tx) => {
    const before = await locked(tx, keeper, couponId);
    if (before.version !== version) throw couponChanged(before.version);
    const now = clock.now();
    const shown = presentCoupon(await readCoupon(tx, couponId), now);
    if (change.uses && change.uses < shown.used)
      throw invalidInput([{ field: 'uses', message: `Was used ${shown.used} times already.` }]);
    const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await updateCoupon(tx, couponId, await valuesOf(tx, keeper, { ...shown, ...named }));
    const coupon = presentCoupon(await readCoupon(tx, couponId), now);
    // One that was over goes on again only where there is room for it.
    if (shown.state === 'over' && coupon.state !== 'over')
      await refuseTooMany(tx, keeper, { besides: couponId, now });
    await note(tx, { actor, keeper, action: 'coupon.changed', coupon, now });
    return coupon;
  });
}

/** One that was ever used stays with what it did, and ends. */
export function removeCoupon(
  { db, clock, actor }: UserCtx,
  { keeper, couponId }: { keeper: Keeper; couponId: CouponId },
): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const coupon = await locked(tx, keeper, couponId);
    await note(tx, { actor, keeper, action: 'coupon.ended', coupon: { ...coupon, _id: couponId }, now });
    if (!(await wasEverUsed(tx, couponId))) return deleteCoupon(tx, couponId);
    if (coupon.ends_at && coupon.ends_at <= now) return;
    const starts_at = coupon.starts_at && coupon.starts_at < now ? coupon.starts_at : null;
    await updateCoupon(tx, couponId, { starts_at, ends_at: now });
  });
}

async function refuseTooMany(
  tx: Db,
  keeper: Keeper,
  of: { besides: CouponId | null; now: Date },
): Promise<void> {
  if ((await countGoing(tx, keeper, of)) >= couponLimits.perShop) throw tooManyCoupons();
}

async function locked(tx: Db, keeper: Keeper, couponId: CouponId): Promise<CouponRow> {
  const coupon = await lockCoupon(tx, keeper, couponId);
  if (!coupon) throw notFound('coupon');
  return coupon;
}

interface Noted {
  actor: SignedInUser;
  keeper: Keeper;
  action: 'coupon.added' | 'coupon.changed' | 'coupon.ended';
  coupon: Pick<Coupon, '_id' | 'code'> & Partial<Coupon>;
  now: Date;
}

/** What staff do is written down; a shop’s own is the shop’s. */
async function note(tx: Db, { actor, keeper, action, coupon, now }: Noted): Promise<void> {
  if (keeper !== null) return;
  const { _id, code, worth, uses, startsAt, endsAt } = coupon;
  await record(tx, {
    actorId: actor.userId,
    action,
    subject: { kind: 'coupon', id: _id },
    details: { about: code, worth, uses, startsAt, endsAt },
    now,
  });
}

type Terms = Omit<ReadCoupon, 'code'>;

async function valuesOf(tx: Db, keeper: Keeper, { worth, leastAmount, productIds, ...given }: Terms) {
  const currency = await findCurrency(tx, keeper);
  const amount = worth.kind === 'amount' ? worth.amount : null;
  for (const [field, money] of [
    ['worth.amount', amount],
    ['leastAmount', leastAmount],
  ] as const) {
    if (money && money.currency !== currency)
      throw invalidInput([{ field: `${field}.currency`, message: `Is not ${currency}, as its prices are.` }]);
  }
  if (given.startsAt && given.endsAt && given.endsAt <= given.startsAt)
    throw invalidInput([{ field: 'endsAt', message: 'Is not after its beginning.' }]);
  if (keeper === null && given.alsoWon)
    throw invalidInput([{ field: 'alsoWon', message: 'Is for a shop to say of its own coupons.' }]);
  const [foreign] = productIds ? await findForeign(tx, keeper, productIds) : [];
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
    also_won: given.alsoWon,
  };
}
