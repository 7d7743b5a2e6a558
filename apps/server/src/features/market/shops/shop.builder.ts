import type { ShopId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

export type NewShop = NewRow<'shops'> & { id: ShopId };
export type ShopInput = Partial<NewShop>;

export function shopRow(input: ShopInput & Pick<NewShop, 'owner_id'>): NewShop {
  const id = input.id ?? newId<ShopId>();
  return {
    name: `Corner shop ${id}`,
    slug: `corner-${id}`,
    logo_id: null,
    banner_id: null,
    city: 'Lisbon',
    country: 'PT',
    time_zone: 'Europe/Lisbon',
    currency: 'USD',
    ...input,
    id,
  };
}

/** An open shop, with an owner of its own when none is given. */
export async function buildShop(db: Db, input: ShopInput = {}): Promise<Row<'shops'>> {
  const owner_id = input.owner_id ?? (await buildUser(db)).id;
  return db
    .insertInto('shops')
    .values(shopRow({ ...input, owner_id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
