import type { AddressId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';

export type NewAddress = NewRow<'addresses'>;

/** A place in Brooklyn where parcels arrive. */
export function addressRow(input: Partial<NewAddress> & { user_id: UserId }): NewAddress {
  return {
    id: newId<AddressId>(),
    name: 'Maya Okafor',
    country: 'US',
    street: '214 Lincoln Place',
    extra: 'Apt 3R',
    city: 'Brooklyn',
    region: 'NY',
    postal_code: '11238',
    phone: '+17185550142',
    hold_until: null,
    is_default: false,
    ...input,
  };
}

export function buildAddress(
  db: Db,
  input: Partial<NewAddress> & { user_id: UserId },
): Promise<Row<'addresses'>> {
  return db.insertInto('addresses').values(addressRow(input)).returningAll().executeTakeFirstOrThrow();
}
