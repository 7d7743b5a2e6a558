import type { AddressId, UserId } from '@souk/shared/ids.ts';
import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { type AddressRow, findAddress, findAddresses } from '../../identity/addresses/index.ts';

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

/** The one named, or all of theirs: where parcels go unless they say otherwise before the others. */
export async function addressesFor(
  tx: Db,
  userId: UserId,
  id: AddressId | undefined,
): Promise<readonly AddressRow[]> {
  return id ? [await addressNamed(tx, userId, id)] : findAddresses(tx, userId);
}

export async function addressNamed(tx: Db, userId: UserId, id: AddressId): Promise<AddressRow> {
  const named = await findAddress(tx, userId, id);
  if (!named) throw notFound('address');
  return named;
}
