import { z } from 'zod';
import { feeRate, paymentFee } from '../../fee-rate.ts';
import { categoryId, productId, shopId } from '../../ids.ts';

/** PUT /admin/fees/market */
export const marketFeesBody = z.strictObject({ commission: feeRate, paymentFee });
export type MarketFees = z.infer<typeof marketFeesBody>;

/** PUT /admin/fees/categories/:categoryId and /admin/fees/shops/:shopId */
export const rateBody = z.strictObject({ rate: feeRate });

const ofCategory = z.object({ _id: categoryId, rate: feeRate });
const ofShop = z.object({ _id: shopId, name: z.string(), slug: z.string(), rate: feeRate });

export const feeTable = z.object({
  /** In which its amounts are. */
  currency: z.string(),
  market: marketFeesBody,
  /** In what else shops sell, and what the fixed part of the payment fee is there at the market’s rate. */
  elsewhere: z.array(z.object({ currency: z.string(), fixed: z.int() })),
  categories: z.array(ofCategory),
  shops: z.array(ofShop),
});
export type FeeTable = z.infer<typeof feeTable>;

/** GET /shops/:shopId/fees: for something of this category, or for this product. */
export const shopFeesQuery = z.object({ category: categoryId.optional(), product: productId.optional() });
export const shopFees = marketFeesBody;
export type ShopFees = z.infer<typeof shopFees>;
