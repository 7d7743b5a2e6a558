import { documentKinds } from '@souk/shared/identity/verification/limits.ts';
import type { CheckState, DocumentKind, DocumentType } from '@souk/shared/identity/verification/schema.ts';
import type { SellerCheckId, UserId } from '@souk/shared/ids.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';

export interface DocumentRow {
  kind: DocumentKind;
  contentType: DocumentType;
  bytes: number;
  uploadedAt: string;
}

export type CheckRow = Selectable<Tables['seller_checks']> & { documents: DocumentRow[] };

const kinds = sql`array[${sql.join(documentKinds.map((kind) => sql.lit(kind)))}]::text[]`;

/** The documents of a check as one value, for use inside another query. */
export const documentsOf = (checkId: string) => sql<DocumentRow[]>`(
  select coalesce(json_agg(json_build_object('kind', d.kind, 'contentType', d.content_type, 'bytes', d.bytes,
    'uploadedAt', d.stored_at) order by array_position(${kinds}, d.kind)), '[]')
  from seller_documents d
  where d.check_id = ${sql.ref(checkId)} and d.stored_at is not null and d.removed_at is null)`;

const checks = (db: Db) =>
  db
    .selectFrom('seller_checks')
    .selectAll('seller_checks')
    .select(documentsOf('seller_checks.id').as('documents'));

/** The one that counts: the newest of a person. */
export const findNewestCheck = (db: Db, userId: UserId): Promise<CheckRow | undefined> =>
  checks(db)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findProofs = (db: Db, userId: UserId) =>
  db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'phone', 'phone_verified_at', 'seller_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** One change at a time of what a person's check is: theirs, the staff's or the clock's. */
export const lockPerson = (tx: Db, userId: UserId) =>
  tx
    .selectFrom('users')
    .select(['email_verified_at', 'seller_verified_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function insertCheck(tx: Db, check: Insertable<Tables['seller_checks']>): Promise<void> {
  await tx.insertInto('seller_checks').values(check).execute();
}

/** False when it is no longer in the state it was read in: another has moved it on. */
export async function changeCheck(
  tx: Db,
  id: SellerCheckId,
  from: CheckState,
  change: Updateable<Tables['seller_checks']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('seller_checks')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
