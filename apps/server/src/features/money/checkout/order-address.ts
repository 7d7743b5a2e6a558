import { earliestHoldDay } from '@souk/shared/identity/addresses/rules.ts';
import type { AddressId, UserId } from '@souk/shared/ids.ts';
import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { type AddressRow, findAddress, findAddresses } from '../../identity/addresses/index.ts';

/** As an order keeps where it goes. A hold that is over is no hold. */
export const orderAddressOf = (row: AddressRow, now: Date): OrderAddress => ({
  name: row.name,
  country: row.country,
  street: row.street,
  extra: row.extra,
  city: row.city,
  region: row.region,
  postalCode: row.postal_code,
  phone: row.phone,
  ...(row.hold_until && row.hold_until >= earliestHoldDay(now) ? { holdUntil: row.hold_until } : {}),
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
