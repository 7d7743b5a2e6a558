import type { SessionId, UserId } from '@souk/shared/ids.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/schema.ts';
import type { SignedInUser } from './actor.ts';
import { userChanged } from './user-changed.ts';

export type FoundSession = Omit<SignedInUser, 'kind'> & { lastSeenAt: Date };

export async function findSession(
  db: Db,
  tokenHash: Buffer,
  { now, seenSince }: { now: Date; seenSince: Date },
): Promise<FoundSession | undefined> {
  const [row] = await findAlive(db, tokenHash, now, seenSince);
  if (!row) return undefined;
  const { suspendedAt, ...session } = row;
  return { ...session, suspended: suspendedAt !== null };
}

const findAlive = prepared('session', (db, tokenHash: Buffer, now: Date, seenSince: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('shops', 'shops.owner_id', 'users.id')
    .select([
      'sessions.id as sessionId',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.confirmed_at as confirmedAt',
      'users.id as userId',
      'users.role',
      'users.muted',
      'users.suspended_at as suspendedAt',
      'shops.id as shopId',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.deleted_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', seenSince),
);

export async function insertSession(
  db: Db,
  session: Pick<
    Selectable<Tables['sessions']>,
    | 'id'
    | 'user_id'
    | 'token_hash'
    | 'user_agent'
    | 'way'
    | 'confirmed_at'
    | 'created_at'
    | 'last_seen_at'
    | 'expires_at'
  >,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Lets one change after the other at a user's sessions and ways in. False when this session is over already. */
export async function holdSession(tx: Db, userId: UserId, id: SessionId): Promise<boolean> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const found = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function markSeen(db: Db, id: SessionId, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
}

/** False when they have no such session. */
export async function deleteSession(db: Db, userId: UserId, id: SessionId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  userChanged(db, userId);
  return numDeletedRows === 1n;
}

/** All of a user's but the one to keep. */
export async function deleteSessions(db: Db, userId: UserId, keep: SessionId | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((where) => (keep === null ? where.lit(true) : where('id', '!=', keep)))
    .execute();
  userChanged(db, userId);
}

export async function markConfirmed(db: Db, id: SessionId, now: Date): Promise<void> {
  const confirmed = await db
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .returning('user_id')
    .executeTakeFirst();
  if (confirmed) userChanged(db, confirmed.user_id);
}

export async function deleteEndedSessions(db: Db, ended: { now: Date; seenSince: Date }): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('expires_at', '<=', ended.now), where('last_seen_at', '<=', ended.seenSince)]),
    )
    .execute();
}
