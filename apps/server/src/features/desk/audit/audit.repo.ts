import type { AuditAction } from '@souk/shared/desk/audit/schema.ts';
import type { AuditEntryId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { hasText } from '../../../platform/db/like-text.ts';
import { pictureOf } from '../../../platform/images/index.ts';

export interface EntryRow {
  id: AuditEntryId;
  action: AuditAction;
  subjectKind: string;
  subjectId: string;
  details: Record<string, unknown>;
  createdAt: Date;
  actor: { id: UserId; name: string; handle: string; picture: Image | null } | null;
  subject: { name: string; handle: string | null } | null;
}

interface Wanted {
  page: number;
  perPage: number;
  action?: AuditAction | undefined;
  search?: string | undefined;
}

export async function findEntries(
  db: Db,
  { page, perPage, action, search }: Wanted,
): Promise<{ entries: EntryRow[]; total: number }> {
  const wanted = sql`
    ${action === undefined ? sql`true` : sql`a.action = ${action}`}
    and ${search ? hasText(search, names) : sql`true`}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<EntryRow>`
      select ${columns} from ${sources} where ${wanted}
      order by a.created_at desc, a.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${sources} where ${wanted}`.execute(db),
  ]);
  return { entries: rows, total: counts[0]?.total ?? 0 };
}

/** The newest about one person. */
export async function findEntriesAbout(db: Db, userId: UserId, limit: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from ${sources} where a.subject_kind = 'user' and a.subject_id = ${userId}
    order by a.created_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

const sources = sql`
  audit_log a
  left join users actor on actor.id = a.actor_id
  left join users subject on subject.id = case when a.subject_kind = 'user' then a.subject_id::uuid end
  left join shops shop on shop.id = case when a.subject_kind = 'shop' then a.subject_id::uuid end`;

const columns = sql`
  a.id, a.action, a.subject_kind as "subjectKind", a.subject_id as "subjectId", a.details,
  a.created_at as "createdAt",
  case when actor.id is null then null else json_build_object(
    'id', actor.id, 'name', actor.name, 'handle', actor.handle,
    'picture', ${pictureOf(sql.ref('actor.picture_id'))}) end as actor,
  case when subject.id is null and shop.id is null then null else json_build_object(
    'name', coalesce(subject.name, shop.name), 'handle', subject.handle) end as subject`;

const names = [
  ...['actor', 'subject'].flatMap((who) => [`${who}.name`, `${who}.handle`, `${who}.email`]),
  'shop.name',
];
