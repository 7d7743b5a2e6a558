import { z } from 'zod';
import { couponId, productId } from '../../ids.ts';
import { money } from '../../money.ts';
import { couponBearers, couponCode, couponRefusals, couponStates, couponLimits as limits } from './rules.ts';

const most = Number.MAX_SAFE_INTEGER;

export const couponWorth = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percentage'), basisPoints: z.int().min(1).max(10_000) }),
  z.strictObject({ kind: z.literal('amount'), amount: money.strict() }),
  z.strictObject({ kind: z.literal('free-shipping') }),
]);
export type CouponWorth = z.infer<typeof couponWorth>;

const code = z
  .string()
  .transform(couponCode)
  .pipe(
    z
      .string()
      .min(limits.code.min)
      .max(limits.code.max)
      .regex(/^[A-Z0-9](?:-?[A-Z0-9])*$/, 'Letters A to Z, digits and single hyphens between them.'),
  );

const fields = {
  code,
  worth: couponWorth.refine((worth) => worth.kind !== 'amount' || worth.amount.amount > 0, {
    path: ['amount'],
    message: 'Is nothing.',
  }),
  leastAmount: money
    .extend({ amount: z.int().min(1).max(most) })
    .strict()
    .nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** How often in all, and by one person; null is as often as they like. */
  uses: z.int().min(1).max(limits.uses).nullable(),
  usesPerPerson: z.int().min(1).max(limits.uses).nullable(),
  /** Products of the shop; null is all of them. */
  productIds: z
    .array(productId)
    .min(1)
    .max(limits.products)
    .refine((ids) => new Set(ids).size === ids.length, 'Holds one product twice.')
    .nullable(),
  /** Taken for what is won in the shop’s auctions too. The market’s own is not. */
  alsoWon: z.boolean(),
};

export const couponBody = z.strictObject({
  ...fields,
  leastAmount: fields.leastAmount.default(null),
  startsAt: fields.startsAt.default(null),
  endsAt: fields.endsAt.default(null),
  uses: fields.uses.default(null),
  usesPerPerson: fields.usesPerPerson.default(1),
  productIds: fields.productIds.default(null),
  alsoWon: fields.alsoWon.default(false),
});
export type CouponBody = z.input<typeof couponBody>;
export type ReadCoupon = z.output<typeof couponBody>;

/** What changes on a coupon, and the version the change was made to. Its code stays: people have it. */
export const couponChange = z
  .strictObject(fields)
  .omit({ code: true })
  .partial()
  .extend({ version: z.int() });
export type CouponChange = z.input<typeof couponChange>;
export type ReadCouponChange = z.output<typeof couponChange>;

export const coupon = z.object({
  _id: couponId,
  code: z.string(),
  worth: couponWorth,
  bearer: z.enum(couponBearers),
  leastAmount: money.nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  uses: z.int().nullable(),
  usesPerPerson: z.int().nullable(),
  productIds: z.array(productId).nullable(),
  alsoWon: z.boolean(),
  /** Those by their names; none where it is for everything. */
  products: z.array(z.object({ _id: productId, title: z.string() })),
  /** How often it was used so far, and what it took off then. */
  used: z.int(),
  givenAway: z.array(money),
  state: z.enum(couponStates),
  version: z.int(),
});
export type Coupon = z.infer<typeof coupon>;

export const couponList = z.object({
  items: z.array(coupon),
  /** That of the shop, in which amounts are given. */
  currency: z.string(),
});
export type CouponList = z.infer<typeof couponList>;

/** A coupon that was kept for a win, and why it took nothing off. */
export const missedCoupon = z.object({ code: z.string(), reason: z.enum(couponRefusals) });
export type MissedCoupon = z.infer<typeof missedCoupon>;
