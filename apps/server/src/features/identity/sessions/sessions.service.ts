import type { SessionId, UserId } from '@souk/shared/ids.ts';
import type { SignInWay } from '../../../platform/db/accounts-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { aliveAt, endSession, endSessions, holdSession } from '../../../platform/session/sessions.service.ts';
import { deviceOf } from './device.ts';
import { mailOwner } from './owner-mail.ts';
import { type FoundSession, findSessions, markDevice } from './sessions.repo.ts';

export const listSessions = ({ db, clock, actor }: UserCtx): Promise<FoundSession[]> =>
  findSessions(db, actor.userId, aliveAt(clock.now()));

export const endOne = ({ db, actor }: UserCtx, id: SessionId): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    if (!(await endSession(tx, actor.userId, id))) throw notFound('session');
  });

/** Everywhere else, or here too. */
export const endAll = ({ db, actor }: UserCtx, { here }: { here: boolean }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    await endSessions(tx, actor.userId, here ? null : actor.sessionId);
  });

/**
 * In the transaction of a sign-in: tells the account's owner by mail when it comes from a browser and system they
 * have not used before. Someone's very first one is no news.
 */
export async function noticeDevice(
  tx: Db,
  signIn: { userId: UserId; userAgent: string; way: SignInWay; now: Date },
): Promise<void> {
  const { userId, userAgent, way, now } = signIn;
  const { browser, os, kind } = deviceOf(userAgent);
  const names = [browser, os].filter((name) => name !== null);
  const device = names.join(' · ') || 'HTTP';
  const { known, first } = await markDevice(tx, { userId, device: `${device} ${kind}`, now });
  if (known || first) return;
  await mailOwner(tx, userId, { template: 'new-sign-in', data: { device, way } });
}
