import type { AdminListingRow } from '@souk/shared/desk/admin-listings/schema.ts';
import type { ListingRow } from './admin-listings.repo.ts';

export const presentRow = (row: ListingRow): AdminListingRow => ({
  _id: row.id,
  title: row.title,
  image: row.image,
  listingKind: row.listingKind,
  running: row.running,
  state: row.state,
  price: { amount: row.price, currency: row.currency },
  available: row.available,
  shop: { _id: row.shop.id, name: row.shop.name },
});
