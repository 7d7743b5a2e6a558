import { z } from 'zod';
import { feeRate, paymentFee } from '../../fee-rate.ts';
import { categoryId, productId, shopId } from '../../ids.ts';

// Each says once, beside its rates, in which currency their amounts are.
const currency = z.string().length(3);
const fees = z.strictObject({ commission: feeRate, paymentFee });

/** PUT /admin/fees/market */
export const marketFeesBody = fees.extend({ currency });
export type MarketFees = z.infer<typeof marketFeesBody>;

/** PUT /admin/fees/categories/:categoryId and /admin/fees/shops/:shopId */
export const rateBody = z.strictObject({ currency, rate: feeRate });
export type RateBody = z.infer<typeof rateBody>;

const ofCategory = z.object({ _id: categoryId, rate: feeRate });
const ofShop = z.object({ _id: shopId, name: z.string(), slug: z.string(), rate: feeRate });

export const feeTable = z.object({
  currency,
  market: fees,
  /** In what else shops sell, and what the fixed part of the payment fee is there at the market’s rate. */
  elsewhere: z.array(z.object({ currency, fixed: z.int() })),
  categories: z.array(ofCategory),
  shops: z.array(ofShop),
});
export type FeeTable = z.infer<typeof feeTable>;

/** GET /shops/:shopId/fees: for something of this category, or for this product, in the currency of the shop. */
export const shopFeesQuery = z.object({ category: categoryId.optional(), product: productId.optional() });
export const shopFees = marketFeesBody;
export type ShopFees = z.infer<typeof shopFees>;
