import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { deletingFiles } from '../../../platform/storage/deleting-files.job.ts';

const kindOfFile = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

/** Checks of who a seller is, with the documents they sent while those are kept. */
export const verificationPart: PersonalPart = {
  name: 'sellerChecks',
  give: (db, userId) =>
    db
      .selectFrom('seller_checks')
      .select(['state', 'legal_name as legalName', 'country', 'reason'])
      .select(['created_at as begunAt', 'sent_at as sentAt', 'ended_at as endedAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  async files(db, userId) {
    const documents = await documentsOf(db, userId);
    return documents.map(({ id, kind, content_type, storage_key }) => ({
      key: storage_key,
      name: `documents/${kind}-${id.slice(-6)}.${kindOfFile[content_type]}`,
    }));
  },
  async forget(tx, userId) {
    const keys = (await documentsOf(tx, userId)).map(({ storage_key }) => storage_key);
    if (keys.length > 0) await enqueue(tx, deletingFiles, { keys });
    // The audit log keeps that a decision was made.
    await tx.deleteFrom('seller_checks').where('user_id', '=', userId).execute();
  },
};

const documentsOf = (db: Db, userId: UserId) =>
  db
    .selectFrom('seller_documents')
    .innerJoin('seller_checks', 'seller_checks.id', 'check_id')
    .select(['seller_documents.id', 'kind', 'content_type', 'storage_key'])
    .where('user_id', '=', userId)
    .execute();
