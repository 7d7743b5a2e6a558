import { type RawBuilder, sql } from 'kysely';

/**
 * The ids of a statement that runs often. Postgres looks at how many ids a parameter names and plans anew for each list; it
 * does not look into a subselect, and keeps one plan for one id as for fifty. Of rows in JSON it expects a hundred: naming
 * the ids beside them lets it use their index.
 */
export const idList = (ids: readonly string[]): RawBuilder<string[]> => sql`(select ${ids}::uuid[])`;

/** One of them: `id = ${anyOf(ids)}`. The cast makes it a list and not the rows of a question. */
export const anyOf = (ids: readonly string[]): RawBuilder<string> => sql`any(${idList(ids)}::uuid[])`;

export const textList = (texts: readonly string[]): RawBuilder<string[]> => sql`(select ${texts}::text[])`;

export const anyText = (texts: readonly string[]): RawBuilder<string> => sql`any(${textList(texts)}::text[])`;
