import type { UserId } from '@souk/shared/ids.ts';
import { inboxPath } from '@souk/shared/talk/messaging/paths.ts';
import type { ConversationSearch } from '@souk/shared/talk/messaging/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn, documentsLike } from '../../../platform/live/index.ts';

interface FoundRow {
  id: string;
  with: UserId;
  by: UserId;
  at: number;
  born: number;
  excerpt: string;
  /** It does not begin where the text does. */
  isCut: boolean;
}

/** How much is told before what was looked for, and after it, in characters. */
const around = { before: 30, after: 110 } as const;

/** What was said in someone's own conversations, the latest first. */
export async function findMessagesLike(
  db: Db,
  me: UserId,
  { q, like }: { q: string; like: string },
  limit: number,
): Promise<ConversationSearch['messages']> {
  const { rows } = await sql<FoundRow>`
    with talks as (
      select id as other, 'conversations/' || case when ${me}::text < id then ${me}::text || '~' || id
        else id || '~' || ${me}::text end || '/messages' as path
      from ${documentsIn(inboxPath(me))} as inbox
    )
    select d.id, talks.other as with, d.data ->> 'by' as by, (d.data ->> 'at')::bigint as at, d.born,
      substr(d.data ->> 'text', greatest(1, position(lower(${q}) in lower(d.data ->> 'text')) - ${around.before}::int),
        ${around.before + around.after}::int) as excerpt,
      position(lower(${q}) in lower(d.data ->> 'text')) > ${around.before + 1}::int as "isCut"
    from talks join ${documentsLike('conversations/%/messages')} as d on d.collection = talks.path
    where d.data ->> 'text' ilike ${like}
    order by at desc, d.id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    _id: row.id,
    with: row.with,
    by: row.by,
    at: new Date(row.at).toISOString(),
    born: row.born,
    excerpt: (row.isCut ? row.excerpt.replace(/^\S*\s(?=\S)/, '…') : row.excerpt).replace(/\s+/g, ' '),
  }));
}
