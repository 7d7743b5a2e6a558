import { earliestHoldDay } from '@souk/shared/identity/addresses/rules.ts';
import type { Address } from '@souk/shared/identity/addresses/schema.ts';
import type { AddressRow } from './address.repo.ts';

/** A hold that is over is no hold. */
export function presentAddress(row: AddressRow, now: Date): Address {
  return {
    _id: row.id,
    name: row.name,
    country: row.country,
    street: row.street,
    extra: row.extra,
    city: row.city,
    region: row.region,
    postalCode: row.postal_code,
    phone: row.phone,
    holdUntil: row.hold_until && row.hold_until >= earliestHoldDay(now) ? row.hold_until : null,
    isDefault: row.is_default,
  };
}
