import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Every column that points at a file or at the picture made of it. What none of them names is an orphan, and goes.
 * A test holds this beside the foreign keys of the database.
 */
export const fileUses = [
  ['users', 'picture_id'],
  ['categories', 'image_id'],
  ['shops', 'logo_id'],
  ['shops', 'banner_id'],
  ['product_images', 'image_id'],
  ['product_variants', 'image_id'],
  ['events', 'image_id'],
  ['shows', 'cover_id'],
  ['shows', 'clip_id'],
  ['review_images', 'image_id'],
  ['imports', 'file_id'],
  ['message_pictures', 'file_id'],
  ['order_lines', 'image_id'],
  ['dispute_pictures', 'file_id'],
  ['chargeback_files', 'file_id'],
] as const;

/** Whether anything shows the file with this id; for use inside another query. */
export function isUsed(id: Expression<unknown>): RawBuilder<SqlBool> {
  const uses = fileUses.map(
    ([table, column]) => sql`select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${id}`,
  );
  return sql<SqlBool>`exists (${sql.join(uses, sql` union all `)})`;
}

/** The same as text, for the oracle. */
export const isUsedText = (id: string): string =>
  `exists (${fileUses.map(([table, column]) => `select from ${table} where ${table}.${column} = ${id}`).join(' union all ')})`;
