import type { LotId, UserId } from '@souk/shared/ids.ts';
import type { WinCoupon, WinCouponBody } from '@souk/shared/live/settlement/schema.ts';
import { couponCode } from '@souk/shared/money/coupons/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { type CouponForWins, couponRefused, quoteForWins } from '../../money/coupons/index.ts';
import { getLotPage } from '../auctions/index.ts';
import { type ClosedLot, findClosedLot, type SaleRow } from './sales.repo.ts';
import { dropKept, findKeptCode, type KeptFor, keepCode } from './win-coupon.repo.ts';

/** What a bidder keeps for what they win, as it stands now. */
export async function getWinCoupon(ctx: UserCtx, id: LotId): Promise<WinCoupon> {
  const lot = await seenLot(ctx, id);
  const code = await findKeptCode(ctx.db, keptFor(lot, ctx.actor.userId));
  return presentKept(lot, code, code === null ? null : await quoteFor(ctx, lot, code));
}

/** A code that could take nothing off is refused with why; null takes it away. */
export async function keepWinCoupon(ctx: UserCtx, id: LotId, { code }: WinCouponBody): Promise<WinCoupon> {
  const { db, actor, clock } = ctx;
  const lot = await seenLot(ctx, id);
  const of = keptFor(lot, actor.userId);
  if (code === null) {
    await dropKept(db, of);
    return { coupon: null };
  }
  const quoted = await quoteFor(ctx, lot, code);
  if (quoted.refusal !== null) throw couponRefused(quoted.refusal);
  // In a show there may be other lots that it is for.
  if (lot.showId === null && !isForLot(quoted, lot)) throw couponRefused('other-products');
  await keepCode(db, of, couponCode(code), clock.now());
  return presentKept(lot, couponCode(code), quoted);
}

/** What the buyer of a sale kept for it, and when that counted: with the hammer, or when it was offered to them. */
export async function keptForSale(
  db: Db,
  lot: ClosedLot,
  sale: Pick<SaleRow, 'buyer_id' | 'round' | 'created_at'>,
): Promise<{ code: string; asOf: Date } | null> {
  const code = await findKeptCode(db, keptFor(lot, sale.buyer_id));
  const asOf = sale.round === 1 ? (lot.closedAt ?? sale.created_at) : sale.created_at;
  return code === null ? null : { code, asOf };
}

export const dropSpent = (tx: Db, lot: ClosedLot, { buyer_id }: SaleRow, code: string): Promise<void> =>
  dropKept(tx, keptFor(lot, buyer_id), code);

const keptFor = ({ id, showId, shopId }: ClosedLot, userId: UserId): KeptFor => ({
  ...{ userId, shopId, showId },
  lotId: showId === null ? id : null,
});

async function seenLot(ctx: UserCtx, id: LotId): Promise<ClosedLot> {
  const [lot] = await Promise.all([findClosedLot(ctx.db, id), getLotPage(ctx, id)]);
  if (!lot) throw notFound('lot');
  return lot;
}

const quoteFor = ({ db, actor, clock }: UserCtx, { shopId, currency }: ClosedLot, code: string) =>
  quoteForWins(db, { code, userId: actor.userId, shopId, currency, now: clock.now() });

type Held = Extract<CouponForWins, { refusal: null }>;

const isForLot = ({ productIds }: Held, { productId }: ClosedLot): boolean =>
  productIds === null || productIds.includes(productId);

function presentKept(lot: ClosedLot, code: string | null, quoted: CouponForWins | null): WinCoupon {
  if (code === null || quoted === null) return { coupon: null };
  const none = { worth: null, leastAmount: null, forSome: false, forThis: true, left: null, endsAt: null };
  if (quoted.refusal !== null) return { coupon: { code, refusal: quoted.refusal, ...none } };
  const { worth, leastAmount, productIds, left, endsAt } = quoted;
  return {
    coupon: {
      ...{ code, refusal: null, worth, leastAmount, left },
      forSome: productIds !== null,
      forThis: isForLot(quoted, lot),
      endsAt: endsAt?.toISOString() ?? null,
    },
  };
}
