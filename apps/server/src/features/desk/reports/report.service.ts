import type { ReportBody, ReportDecision } from '@souk/shared/desk/reports/schema.ts';
import type { ReportId } from '@souk/shared/ids.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { removeReview } from '../../market/reviews/index.ts';
import { isOwnReport } from './report.presenter.ts';
import { decideReports, findReport, insertReport, lockReports, type ReportRow } from './report.repo.ts';
import { findTarget } from './report-target.repo.ts';
import { alreadyReported, noReview, ownThing, reportDecided } from './reports.failures.ts';

/** Asks the staff to look at something. */
export async function report(
  ctx: UserCtx,
  { target: { kind, _id: targetId }, reason, note }: ReportBody,
): Promise<ReportId> {
  const { db, clock, actor } = ctx;
  await countAttempt(ctx, [
    { of: ['report', actor.userId], most: 20, withinSeconds: 3_600 },
    { of: ['report a day', actor.userId], most: 60, withinSeconds: 86_400 },
  ]);
  const target = await findTarget(db, { kind, id: targetId, reporter: actor.userId });
  if (!target?.seenAt) throw notFound(kind);
  if (target.ownerId === actor.userId) throw ownThing();
  const now = clock.now();
  const id = newId<ReportId>(now.getTime());
  const isNew = await insertReport(db, {
    id,
    reporter_id: actor.userId,
    target_kind: kind,
    target_id: targetId,
    reason,
    note,
    quote: kind === 'message' ? target.title : null,
    created_at: now,
  });
  if (!isNew) throw alreadyReported();
  return id;
}

/** Decides a report, once, and those like it if asked to; written down for good. */
export async function decideReport(
  { db, clock, actor }: UserCtx,
  id: ReportId,
  { decision, note, alike, removeReview: removes }: ReportDecision,
): Promise<ReportRow> {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const found = await getReport(tx, id);
    if (isOwnReport(found, actor)) throw forbidden('This report is about something of your own.');
    const locked = await lockReports(tx, found, alike);
    if (locked.find((one) => one.id === id)?.state !== 'open') throw reportDecided();
    const ids = locked.map((one) => one.id);
    await decideReports(tx, ids, { state: decision, by: actor.userId, decision: note, now });
    const about = found.target?.title ?? '';
    const details = { report: id, about, ...(note ? { reason: note } : {}) };
    // Of what is gone, only who reported it is left to write it down with.
    const subject = { kind: 'user' as const, id: found.target?.ownerId ?? found.reporter.id };
    const actorId = actor.userId;
    await record(tx, { actorId, action: `report.${decision}`, subject, details, now });
    if (removes) {
      if (found.targetKind !== 'review' || !(await removeReview(tx, found.targetId))) throw noReview();
      await record(tx, { actorId, action: 'review.removed', subject, details, now });
    }
    return await getReport(tx, id);
  });
}

async function getReport(db: Db, id: ReportId): Promise<ReportRow> {
  const found = await findReport(db, id);
  if (!found) throw notFound('report');
  return found;
}
