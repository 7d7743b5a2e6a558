import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import type { AddressRow } from '../../identity/addresses/index.ts';

/** As an order keeps where it goes. */
export const orderAddressOf = (row: AddressRow): OrderAddress => ({
  name: row.name,
  country: row.country,
  street: row.street,
  extra: row.extra,
  city: row.city,
  region: row.region,
  postalCode: row.postal_code,
  phone: row.phone,
});
