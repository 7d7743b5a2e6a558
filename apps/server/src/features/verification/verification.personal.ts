import type { PersonalPart } from '../../platform/personal-data.ts';

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
    const documents = await db
      .selectFrom('seller_documents')
      .innerJoin('seller_checks', 'seller_checks.id', 'check_id')
      .select(['seller_documents.id', 'kind', 'content_type', 'storage_key'])
      .where('user_id', '=', userId)
      .execute();
    return documents.map(({ id, kind, content_type, storage_key }) => ({
      key: storage_key,
      name: `documents/${kind}-${id.slice(-6)}.${kindOfFile[content_type]}`,
    }));
  },
  async forget(tx, userId) {
    // With its documents; the audit log keeps that a decision was made.
    await tx.deleteFrom('seller_checks').where('user_id', '=', userId).execute();
  },
};
