import type { Role } from '@souk/shared/identity/accounts/schema.ts';
import type { SeenState } from '@souk/shared/identity/verification/schema.ts';
import type { SellerCheckId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { hasText } from '../../../platform/db/like-text.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { type DocumentRow, documentsOf } from './check.repo.ts';

export interface QueueRow {
  id: SellerCheckId;
  state: SeenState;
  legalName: string;
  country: string;
  documentCount: number;
  sentAt: Date;
  endedAt: Date | null;
  person: { id: UserId; name: string; handle: string; picture: Image | null };
}

export interface DetailRow extends QueueRow {
  person: QueueRow['person'] & {
    email: string;
    emailVerified: boolean;
    phone: string | null;
    phoneVerified: boolean;
    joinedAt: string;
    role: Role;
    shop: { name: string; slug: string } | null;
  };
  reason: string | null;
  decidedBy: { id: UserId; name: string } | null;
  documents: DocumentRow[];
  earlier: Array<{ id: SellerCheckId; state: SeenState; reason: string | null; endedAt: string | null }>;
}

interface Wanted {
  page: number;
  perPage: number;
  state?: SeenState | undefined;
  search?: string | undefined;
}

/** What was sent, and was not taken back before it was sent. */
const sent = sql`c.sent_at is not null`;

export async function findQueue(
  db: Db,
  { page, perPage, state, search }: Wanted,
): Promise<{ rows: QueueRow[]; total: number; waiting: number }> {
  const wanted = sql`${sent}
    and ${state === undefined ? sql`true` : sql`c.state = ${state}`}
    and ${search ? hasText(search, ['u.name', 'u.handle', 'u.email', 'c.legal_name']) : sql`true`}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<QueueRow>`
      select ${rowColumns}, ${personOf(sql``)} as person
      from seller_checks c join users u on u.id = c.user_id
      where ${wanted}
      order by c.state = 'waiting' desc, case when c.state = 'waiting' then c.sent_at end, c.ended_at desc, c.id
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number; waiting: number }>`
      select count(*)::int as total,
        (select count(*)::int from seller_checks where state = 'waiting') as waiting
      from seller_checks c join users u on u.id = c.user_id where ${wanted}`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0, waiting: counts[0]?.waiting ?? 0 };
}

export async function findCheck(db: Db, id: SellerCheckId): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${rowColumns}, c.reason, ${documentsOf('c.id')} as documents,
      ${personOf(sql`, 'email', u.email, 'emailVerified', u.email_verified_at is not null, 'phone', u.phone,
        'phoneVerified', u.phone_verified_at is not null, 'joinedAt', u.created_at, 'role', u.role,
        'shop', (select json_build_object('name', s.name, 'slug', s.slug) from shops s where s.owner_id = u.id)`)}
        as person,
      (select json_build_object('id', d.id, 'name', d.name) from users d where d.id = c.decided_by)
        as "decidedBy",
      (select coalesce(json_agg(json_build_object('id', e.id, 'state', e.state, 'reason', e.reason,
          'endedAt', e.ended_at) order by e.created_at desc), '[]')
        from seller_checks e where e.user_id = c.user_id and e.id <> c.id and e.sent_at is not null) as earlier
    from seller_checks c join users u on u.id = c.user_id
    where c.id = ${id} and ${sent}`.execute(db);
  return rows[0];
}

/** Marks a seller and their shop as checked. */
export async function markVerified(tx: Db, userId: UserId, now: Date): Promise<void> {
  await tx.updateTable('users').set({ seller_verified_at: now }).where('id', '=', userId).execute();
  await tx.updateTable('shops').set({ verified_at: now }).where('owner_id', '=', userId).execute();
}

const rowColumns = sql`
  c.id, c.state, c.legal_name as "legalName", c.country, c.sent_at as "sentAt", c.ended_at as "endedAt",
  (select count(*)::int from seller_documents d
    where d.check_id = c.id and d.stored_at is not null and d.removed_at is null) as "documentCount"`;

const personOf = (more: RawBuilder<unknown>) => sql`
  json_build_object('id', u.id, 'name', u.name, 'handle', u.handle,
    'picture', ${pictureOf(sql.ref('u.picture_id'))}${more})`;
