import type { AdminShopRow } from '@souk/shared/desk/admin-shops/schema.ts';
import type { Cancellations } from '@souk/shared/money/orders/cancel-rate-schema.ts';
import { averageRating } from '../../market/shops/index.ts';
import type { ShopRow } from './admin-shops.repo.ts';

export const presentRow = (row: ShopRow, cancellations: Cancellations): AdminShopRow => ({
  cancellations,
  _id: row.id,
  name: row.name,
  logo: row.logo,
  verified: row.verified,
  rating: averageRating(row),
  city: row.city,
  country: row.country,
  followerCount: row.followerCount,
  status: row.status,
});
