import type { DocumentKind, DocumentType } from '@souk/shared/identity/verification/schema.ts';
import type { SellerDocumentId } from '@souk/shared/ids.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type CheckRow, findNewestCheck, lockPerson } from './check.repo.ts';
import { current } from './check.service.ts';
import { contentOf } from './document-content.ts';
import { announceDocument, findDocument, markRemoved, markStored } from './documents.repo.ts';
import { checkMovedOn, unreadableDocument } from './verification.failures.ts';

const DAY_SECONDS = 86_400;

export interface ReadDocument {
  kind: DocumentKind;
  contentType: DocumentType;
  bytes: Buffer;
}

/** Adds a document to the draft, in place of the one of its kind that was there. */
export async function putDocument(
  ctx: UserCtx,
  storage: Storage,
  { kind, bytes }: { kind: DocumentKind; bytes: unknown },
): Promise<CheckRow> {
  const { db, clock, actor } = ctx;
  if (!Buffer.isBuffer(bytes)) throw unreadableDocument();
  const content = contentOf(bytes);
  if (!content) throw unreadableDocument();
  await countAttempt(ctx, [{ of: ['seller-document', actor.userId], most: 40, withinSeconds: DAY_SECONDS }]);
  const check = draftOnly(await findNewestCheck(db, actor.userId));
  const now = clock.now();
  const id = newId<SellerDocumentId>(now.getTime());
  const key = `documents/${id}`;
  await announceDocument(db, {
    id,
    check_id: check.id,
    kind,
    content_type: content,
    bytes: bytes.length,
    storage_key: key,
    created_at: now,
  });
  await storage.put(key, bytes);
  try {
    return await db.transaction().execute(async (tx) => {
      // It may have been sent while the file was on its way: then what was sent stays as it was.
      await lockPerson(tx, actor.userId);
      const draft = draftOnly(await findNewestCheck(tx, actor.userId));
      if (draft.id !== check.id) throw checkMovedOn(draft.state);
      await markRemoved(tx, check.id, kind, now);
      await markStored(tx, id, now);
      return await current(tx, actor);
    });
  } catch (error) {
    // Its owner may be gone, and the row with them.
    await storage.delete(key);
    throw error;
  }
}

export async function removeDocument(
  { db, clock, actor }: UserCtx,
  { kind }: { kind: DocumentKind },
): Promise<CheckRow> {
  return await db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.userId);
    const check = draftOnly(await findNewestCheck(tx, actor.userId));
    if (!(await markRemoved(tx, check.id, kind, clock.now()))) throw notFound('document');
    return await current(tx, actor);
  });
}

export async function readOwnDocument(
  { db, actor }: UserCtx,
  storage: Storage,
  { kind }: { kind: DocumentKind },
): Promise<ReadDocument> {
  const check = await findNewestCheck(db, actor.userId);
  const document = check && (await findDocument(db, check.id, kind));
  return await readDocument(storage, document);
}

export async function readDocument(
  storage: Storage,
  document: { kind: DocumentKind; content_type: DocumentType; storage_key: string } | undefined,
): Promise<ReadDocument> {
  const bytes = document && (await storage.read(document.storage_key));
  if (!bytes) throw notFound('document');
  return { kind: document.kind, contentType: document.content_type, bytes };
}

function draftOnly(check: CheckRow | undefined): CheckRow {
  if (!check) throw notFound('check');
  if (check.state !== 'draft') throw checkMovedOn(check.state);
  return check;
}
