import type { Decision, DocumentKind } from '@souk/shared/identity/verification/schema.ts';
import type { SellerCheckId } from '@souk/shared/ids.ts';
import { record } from '../../../platform/audit/record.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { mailOwner } from '../sessions/index.ts';
import { changeCheck, lockPerson } from './check.repo.ts';
import { type DetailRow, findCheck, markVerified } from './decision.repo.ts';
import { findDocument } from './documents.repo.ts';
import { type ReadDocument, readDocument } from './documents.service.ts';
import { checkMovedOn, ownCheck } from './verification.failures.ts';

export async function getCheck({ db }: Pick<Ctx, 'db'>, id: SellerCheckId): Promise<DetailRow> {
  const check = await findCheck(db, id);
  if (!check) throw notFound('check');
  return check;
}

/** Of two who decide at once, the first one's word holds and the second is told that it moved on. */
export async function decide(
  { db, clock, actor }: UserCtx,
  id: SellerCheckId,
  { decision, reason }: Decision,
): Promise<DetailRow> {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const { person } = await getCheck({ db: tx }, id);
    if (person.id === actor.userId) throw ownCheck();
    await lockPerson(tx, person.id);
    const approved = decision === 'approve';
    const decided = await changeCheck(tx, id, 'waiting', {
      state: approved ? 'approved' : 'refused',
      reason: reason || null,
      decided_by: actor.userId,
      ended_at: now,
    });
    if (!decided) throw checkMovedOn((await getCheck({ db: tx }, id)).state);
    if (approved) await markVerified(tx, person.id, now);
    await record(tx, {
      actorId: actor.userId,
      action: approved ? 'seller.approved' : 'seller.refused',
      subject: { kind: 'user', id: person.id },
      details: { check: id, ...(reason ? { reason } : {}) },
      now,
    });
    if (approved) await mailOwner(tx, person.id, { template: 'seller-approved', data: {} });
    else await mailOwner(tx, person.id, { template: 'seller-refused', data: { reason } });
    return await getCheck({ db: tx }, id);
  });
}

/** Papers of a person are looked at for a decision, and every look is written down before it happens. */
export async function readDocumentForDecision(
  { db, clock, actor }: UserCtx,
  storage: Storage,
  { checkId, kind }: { checkId: SellerCheckId; kind: DocumentKind },
): Promise<ReadDocument> {
  const { person } = await getCheck({ db }, checkId);
  const found = await findDocument(db, checkId, kind);
  if (!found) throw notFound('document');
  await record(db, {
    actorId: actor.userId,
    action: 'seller.document-read',
    subject: { kind: 'user', id: person.id },
    details: { check: checkId, document: kind },
    now: clock.now(),
  });
  return await readDocument(storage, found);
}
