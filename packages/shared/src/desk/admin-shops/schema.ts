import { z } from 'zod';
import { shopCard, shopStatus } from '../../market/shops/schema.ts';
import { cancellations } from '../../money/orders/cancel-rate-schema.ts';
import { tableQuery } from '../../paging.ts';

export const adminShopSort = z.enum([
  'name',
  'name-down',
  'rating',
  'rating-down',
  'followers',
  'followers-down',
]);
export type AdminShopSort = z.infer<typeof adminShopSort>;

/** A shop as staff see it in the list, open or not. */
export const adminShopRow = shopCard
  .pick({
    _id: true,
    name: true,
    logo: true,
    verified: true,
    rating: true,
    city: true,
    country: true,
    followerCount: true,
  })
  .extend({ status: shopStatus, cancellations });
export type AdminShopRow = z.infer<typeof adminShopRow>;

export const adminShopQuery = tableQuery.extend({
  /** Words of its name, city or country. */
  search: z.string().trim().max(120).optional(),
  sort: adminShopSort.default('name'),
  status: shopStatus.optional(),
});
export type AdminShopQuery = z.infer<typeof adminShopQuery>;

export const adminShopList = z.object({ items: z.array(adminShopRow), total: z.int() });
export type AdminShopList = z.infer<typeof adminShopList>;
