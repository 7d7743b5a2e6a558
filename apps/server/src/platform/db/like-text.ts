import { type RawBuilder, sql } from 'kysely';

/** A text as `like` reads it: each of its characters stands for itself. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether one of the columns (`u.name`) has the text in it, in capitals or not. */
export function hasText(text: string, columns: readonly string[]): RawBuilder<boolean> {
  const anywhere = `%${likeText(text.toLowerCase())}%`;
  return sql`(${sql.join(
    columns.map((column) => sql`lower(${sql.ref(column)}) like ${anywhere}`),
    sql` or `,
  )})`;
}
