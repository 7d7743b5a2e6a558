import type { DocumentKind, DocumentType } from '@souk/shared/identity/verification/schema.ts';
import type { SellerCheckId, SellerDocumentId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface StoredDocument {
  id: SellerDocumentId;
  kind: DocumentKind;
  content_type: DocumentType;
  storage_key: string;
}

/** Names a file that is about to be stored, so that none is ever there without a row that leads to it. */
export async function announceDocument(
  db: Db,
  document: StoredDocument & { check_id: SellerCheckId; bytes: number; created_at: Date },
): Promise<void> {
  await db.insertInto('seller_documents').values(document).execute();
}

export async function markStored(tx: Db, id: SellerDocumentId, now: Date): Promise<void> {
  await tx.updateTable('seller_documents').set({ stored_at: now }).where('id', '=', id).execute();
}

/** False when there was none of this kind. */
export async function markRemoved(
  tx: Db,
  checkId: SellerCheckId,
  kind: DocumentKind,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('seller_documents')
    .set({ removed_at: now })
    .where('check_id', '=', checkId)
    .where('kind', '=', kind)
    .where('stored_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const findDocument = (
  db: Db,
  checkId: SellerCheckId,
  kind: DocumentKind,
): Promise<StoredDocument | undefined> =>
  db
    .selectFrom('seller_documents')
    .select(['id', 'kind', 'content_type', 'storage_key'])
    .where('check_id', '=', checkId)
    .where('kind', '=', kind)
    .where('stored_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** Documents that have served their time: replaced, never arrived, or of a check that ended a while ago. */
export const findDueDocuments = (
  db: Db,
  before: { ended: Date; begun: Date; announced: Date },
): Promise<Array<Pick<StoredDocument, 'id' | 'storage_key'>>> =>
  db
    .selectFrom('seller_documents as document')
    .innerJoin('seller_checks as check', 'check.id', 'document.check_id')
    .select(['document.id', 'document.storage_key'])
    .where((where) =>
      where.or([
        where('document.removed_at', 'is not', null),
        where.and([
          where('document.stored_at', 'is', null),
          where('document.created_at', '<=', before.announced),
        ]),
        where('check.ended_at', '<=', before.ended),
        where.and([
          where('check.state', '=', 'draft'),
          where('check.created_at', '<=', before.begun),
          where.not(addedSince(before.begun)),
        ]),
      ]),
    )
    .execute();

export async function deleteDocument(db: Db, id: SellerDocumentId): Promise<void> {
  await db.deleteFrom('seller_documents').where('id', '=', id).execute();
}

/** What a check said of its person goes once its documents are gone. */
export async function emptyEndedChecks(db: Db, endedBefore: Date, now: Date): Promise<void> {
  await db
    .updateTable('seller_checks')
    .set({ legal_name: '', reason: null, emptied_at: now })
    .where('ended_at', '<=', endedBefore)
    .where('emptied_at', 'is', null)
    .where(withoutDocuments)
    .execute();
}

/** Drafts that nobody came back to leave nothing behind. */
export async function deleteOldDrafts(db: Db, begunBefore: Date): Promise<void> {
  await db
    .deleteFrom('seller_checks')
    .where('state', '=', 'draft')
    .where('created_at', '<=', begunBefore)
    .where(withoutDocuments)
    .execute();
}

/** Who still adds to a draft comes back to it. */
const addedSince = (time: Date) => sql<boolean>`
  exists (select from seller_documents added where added.check_id = "check".id and added.created_at > ${time})`;

const withoutDocuments = sql<boolean>`
  not exists (select from seller_documents where check_id = seller_checks.id)`;
