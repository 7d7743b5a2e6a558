import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';

/** The files someone imported into their shop. What came of them are the products, which the shop gives. */
export const importsPart: PersonalPart = {
  name: 'imports',
  give: (db, userId) =>
    db
      .selectFrom('imports')
      .innerJoin('shops', 'shops.id', 'imports.shop_id')
      .select(['imports.file_name as file', 'imports.format', 'imports.state', 'imports.created_at as at'])
      .where('owner_id', '=', userId)
      .orderBy('imports.created_at')
      .execute(),
  async forget(tx, userId) {
    const own = sql`(select id from shops where owner_id = ${userId})`;
    await sql`delete from import_pictures where shop_id in ${own}`.execute(tx);
    await sql`delete from product_sources where shop_id in ${own}`.execute(tx);
    await sql`delete from imports where shop_id in ${own}`.execute(tx);
  },
};
