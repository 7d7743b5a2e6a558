import { sql } from 'kysely';
import { record } from '../../../platform/audit/record.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { findLink, issueLink, spend } from '../../../platform/one-time/one-time-secrets.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { userChanged } from '../../../platform/session/user-changed.ts';
import { findProvedOwner } from '../accounts/index.ts';
import { emailNotVerified } from '../verification/index.ts';
import { linkExpired } from './first-admin.failures.ts';

const DAY_MS = 86_400_000;

/** The address that makes its visitor the first admin; none once there is one. Every start makes a new one. */
export async function firstAdminLink(
  ctx: { db: Db; clock: Clock },
  url: string,
): Promise<string | undefined> {
  if (await hasAdmin(ctx.db)) return undefined;
  const token = await issueLink(ctx, { purpose: 'first-admin', userId: null, subject: '' }, DAY_MS);
  return `${url}/first-admin?token=${token}`;
}

/** Once, and only while there is no admin. Of two who come at the same time, one becomes it. */
export async function becomeFirstAdmin(
  ctx: UserCtx,
  { token, sendsMail }: { token: string; sendsMail: boolean },
): Promise<void> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('first admin', 0))`.execute(tx);
    const link = await findLink({ db: tx, clock }, 'first-admin', token);
    if (!link || (await hasAdmin(tx))) throw linkExpired();
    const user = await tx
      .selectFrom('users')
      .select(['role', 'email', 'email_verified_at'])
      .where('id', '=', actor.userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) throw notFound('user');
    // The mailbox's owner could sign in by code: it must be theirs. The link is kept for when it is. Where no
    // mail leaves there is no code either: who holds the machine's own link is then believed.
    const proved = user.email_verified_at !== null;
    if (!proved && (sendsMail || (await findProvedOwner(tx, user.email)))) throw emailNotVerified();
    if (!(await spend(tx, link.id, now))) throw linkExpired();
    await tx
      .updateTable('users')
      .set({ role: 'admin', email_verified_at: user.email_verified_at ?? now })
      .where('id', '=', actor.userId)
      .execute();
    userChanged(tx, actor.userId);
    await record(tx, {
      actorId: actor.userId,
      action: 'user.role-changed',
      subject: { kind: 'user', id: actor.userId },
      details: { from: user.role, to: 'admin', by: 'first-admin' },
      now,
    });
  });
}

async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}
