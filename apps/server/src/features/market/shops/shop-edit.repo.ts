import type { ImageId, ShopId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { userChanged } from '../../../platform/session/user-changed.ts';

/** So many of a shop's former addresses lead to it. */
const FORMER_SLUGS = 3;

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

/** Those of the addresses that another shop has, or had a while ago. */
export async function findTakenSlugs(
  db: Db,
  slugs: readonly string[],
  byOtherThan: ShopId | null,
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from (
      select slug, id from shops union all select slug, shop_id from shop_former_slugs) taken
    where slug = any(${slugs}::text[]) and id is distinct from ${byOtherThan}`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/** The address a shop has left goes on leading to it; one that it had before those is free. */
export async function keepFormerSlug(tx: Db, id: ShopId, slug: string, now: Date): Promise<void> {
  await tx.insertInto('shop_former_slugs').values({ slug, shop_id: id, left_at: now }).execute();
  await sql`
    delete from shop_former_slugs f using shops s
    where s.id = ${id} and f.shop_id = s.id and (f.slug = s.slug or f.slug not in (
      select slug from shop_former_slugs where shop_id = s.id and slug <> s.slug
      order by place desc limit ${FORMER_SLUGS}))`.execute(tx);
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
