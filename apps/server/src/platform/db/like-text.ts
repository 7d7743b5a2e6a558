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

/** Whether every word of the text is in one of the columns. */
export function hasWords(text: string, columns: readonly string[]): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length === 0
    ? sql`true`
    : sql`(${sql.join(
        words.map((word) => hasText(word, columns)),
        sql` and `,
      )})`;
}
