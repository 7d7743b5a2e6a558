import type { AdminUserChange, SecondFactorRemoval } from '@souk/shared/desk/admin-users/schema.ts';
import type { AuditAction } from '@souk/shared/desk/audit/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { CONFIRMED_MS } from '../../../platform/access/access-rule.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { confirmationRequired, forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { aliveAt, endSessions, holdSession } from '../../../platform/session/sessions.service.ts';
import { switchOffFor } from '../../identity/second-factor/index.ts';
import { tellOfPreBidsOf } from '../../live/auctions/index.ts';
import { endCoHostingOf } from '../../live/co-hosts/index.ts';
import { suspendShopOf } from '../../market/shops/index.ts';
import { findEntriesAbout } from '../audit/index.ts';
import { lastAdmin, ownAccount, unprovedAccount } from './admin-users.failures.ts';
import {
  countSessions,
  findUserForStaff,
  lockAdmins,
  lockUser,
  type UserRow,
  updateUser,
} from './admin-users.repo.ts';

const HISTORY = 20;

export interface UserDetail {
  user: UserRow;
  sessions: Awaited<ReturnType<typeof countSessions>>;
  history: Awaited<ReturnType<typeof findEntriesAbout>>;
}

export async function getUserDetail({ db, clock }: Ctx, id: UserId): Promise<UserDetail> {
  const user = await findUserForStaff(db, id);
  if (!user) throw notFound('user');
  const [sessions, history] = await Promise.all([
    countSessions(db, id, aliveAt(clock.now())),
    findEntriesAbout(db, id, HISTORY),
  ]);
  return { user, sessions, history };
}

/** Changes another person's standing. What already is so is left as it is, and not written down again. */
export async function changeUser(ctx: UserCtx, id: UserId, change: AdminUserChange): Promise<void> {
  const { db, clock, actor } = ctx;
  if (id === actor.userId) throw ownAccount();
  if (change.role !== undefined) confirmedLately(ctx);
  const now = clock.now();
  const standing = await db.transaction().execute(async (tx) => {
    const admins = await lockAdmins(tx);
    if (!admins.includes(actor.userId)) throw forbidden();
    await holdSession(tx, actor);
    const user = await lockUser(tx, id);
    if (!user) throw notFound('user');
    const steps = stepsOf(user, change, now);
    if ((change.role ?? 'member') !== 'member' && user.email_verified_at === null) throw unprovedAccount();
    const stays = !steps.some(({ takesAdmin }) => takesAdmin);
    if (!stays && admins.length === 1 && admins[0] === id) throw lastAdmin();
    for (const { action, set, details } of steps) {
      await updateUser(tx, id, set);
      if (set.suspended_at !== undefined) await suspendShopOf(tx, id, set.suspended_at !== null, now);
      if (set.suspended_at) await endCoHostingOf(tx, id, now);
      await note(tx, actor.userId, action, {
        ...details,
        ...(change.reason ? { reason: change.reason } : {}),
      });
    }
    return steps;
  });
  if (standing.some(({ set }) => set.suspended_at !== undefined)) await tellOfPreBidsOf(db, id);

  async function note(tx: Db, actorId: UserId, action: AuditAction, details: Record<string, unknown>) {
    await record(tx, { actorId, action, subject: { kind: 'user', id }, details, now });
  }
}

type Standing = NonNullable<Awaited<ReturnType<typeof lockUser>>>;
interface Step {
  action: AuditAction;
  set: Parameters<typeof updateUser>[2];
  details?: Record<string, unknown>;
  /** After it they can no longer run the market, if they could. */
  takesAdmin?: boolean;
}

function stepsOf(user: Standing, { muted, suspended, role }: AdminUserChange, now: Date): Step[] {
  const steps: Step[] = [];
  if (muted !== undefined && muted !== user.muted) {
    steps.push({ action: muted ? 'user.muted' : 'user.unmuted', set: { muted } });
  }
  if (suspended !== undefined && suspended !== (user.suspended_at !== null)) {
    steps.push(
      suspended
        ? { action: 'user.suspended', set: { suspended_at: now }, takesAdmin: true }
        : { action: 'user.unsuspended', set: { suspended_at: null } },
    );
  }
  if (role !== undefined && role !== user.role) {
    steps.push({
      action: 'user.role-changed',
      set: { role },
      details: { from: user.role, to: role },
      takesAdmin: role !== 'admin',
    });
  }
  return steps;
}

/** Signs a person out everywhere. They can sign in again. */
export async function endUserSessions({ db, clock, actor }: UserCtx, id: UserId): Promise<void> {
  if (id === actor.userId) throw ownAccount();
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, id))) throw notFound('user');
    await endSessions(tx, id, null);
    await record(tx, {
      actorId: actor.userId,
      action: 'user.sessions-ended',
      subject: { kind: 'user', id },
      now,
    });
  });
}

/** For someone who lost both their app and their codes. A thief who has one of their sessions loses it. */
export async function switchOffSecondFactor(
  ctx: UserCtx,
  id: UserId,
  { reason }: SecondFactorRemoval,
): Promise<void> {
  const { db, clock, actor } = ctx;
  if (id === actor.userId) throw ownAccount();
  await db.transaction().execute(async (tx) => {
    if (!(await lockAdmins(tx)).includes(actor.userId)) throw forbidden();
    await holdSession(tx, actor);
    if (!(await lockUser(tx, id))) throw notFound('user');
    await switchOffFor(tx, id);
    await endSessions(tx, id, null);
    await record(tx, {
      actorId: actor.userId,
      action: 'user.second-factor-off',
      subject: { kind: 'user', id },
      details: { reason },
      now: clock.now(),
    });
  });
}

function confirmedLately({ actor, clock }: UserCtx): void {
  if (clock.now().getTime() - actor.confirmedAt.getTime() >= CONFIRMED_MS) throw confirmationRequired();
}
