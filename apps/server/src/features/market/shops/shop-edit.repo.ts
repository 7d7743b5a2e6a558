import type { ImageId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { userChanged } from '../../../platform/session/user-changed.ts';

export type NewShop = NewRow<'shops'> & { id: ShopId };
export type ShopValues = Partial<Omit<NewRow<'shops'>, 'id' | 'owner_id'>>;

/** Nothing when the person has a shop, or when the name or the address belongs to another one. */
export async function insertShop(tx: Db, row: NewShop): Promise<{ id: ShopId } | undefined> {
  const inserted = await tx
    .insertInto('shops')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Who asks next owns a shop.
  if (inserted) userChanged(tx, row.owner_id);
  return inserted;
}

/** Other changes to the shop wait. */
export function lockShop(tx: Db, id: ShopId): Promise<Row<'shops'> | undefined> {
  return tx.selectFrom('shops').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function updateShop(tx: Db, id: ShopId, values: ShopValues): Promise<void> {
  await tx.updateTable('shops').set(values).where('id', '=', id).execute();
}

export async function findShopOf(db: Db, ownerId: UserId): Promise<ShopId | undefined> {
  const shop = await db.selectFrom('shops').select('id').where('owner_id', '=', ownerId).executeTakeFirst();
  return shop?.id;
}

export async function isNameTaken(db: Db, name: string, byOtherThan: ShopId | null): Promise<boolean> {
  let question = db
    .selectFrom('shops')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)])));
  if (byOtherThan) question = question.where('id', '<>', byOtherThan);
  return (await question.executeTakeFirst()) !== undefined;
}

/** Those of the addresses that another shop has. */
export async function findTakenSlugs(
  db: Db,
  slugs: readonly string[],
  byOtherThan: ShopId | null,
): Promise<Set<string>> {
  let question = db.selectFrom('shops').select('slug').where('slug', 'in', slugs);
  if (byOtherThan) question = question.where('id', '<>', byOtherThan);
  return new Set((await question.execute()).map(({ slug }) => slug));
}

/** When the market found the owner to be who they say. */
export async function sellerVerifiedAt(db: Db, ownerId: UserId): Promise<Date | null> {
  const owner = await db
    .selectFrom('users')
    .select('seller_verified_at')
    .where('id', '=', ownerId)
    // A decision of this very moment waits, and then finds the shop.
    .forShare()
    .executeTakeFirst();
  return owner?.seller_verified_at ?? null;
}

export const asPicture = (id: string | null): ImageId | null => id as ImageId | null;
