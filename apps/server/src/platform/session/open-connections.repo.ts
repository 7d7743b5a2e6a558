import type { SessionId, ShopId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SignedInUser } from './actor.ts';

export type Standing = Pick<SignedInUser, 'role' | 'muted' | 'suspended' | 'shopId'>;

export interface Changed {
  sessionId: SessionId;
  /** How its user stands now; null when the session is over. */
  standing: Standing | null;
}

type Row = { sessionId: SessionId; over: boolean } & Standing;

/**
 * Of many sessions, those that ended, whose user stands otherwise than known, or who blocked or was blocked since then.
 * Most are none of these, and cost no row.
 */
export async function findChanged(
  db: Db,
  known: readonly SignedInUser[],
  alive: { now: Date; seenSince: Date },
  blockedSince: Date,
): Promise<Changed[]> {
  const { rows } = await sql<Row>`
    select known.id as "sessionId", users.id is null as over, users.role, users.muted,
      users.suspended_at is not null as suspended, shops.id as "shopId"
    from unnest(${known.map(({ sessionId }) => sessionId)}::uuid[], ${known.map(standing)}::text[])
      as known (id, standing)
    left join sessions on sessions.id = known.id
      and sessions.expires_at > ${alive.now} and sessions.last_seen_at > ${alive.seenSince}
    left join users on users.id = sessions.user_id and users.deleted_at is null
    left join shops on shops.owner_id = users.id
    where users.id is null or users.suspended_at is not null
      or concat_ws(' ', users.role, users.muted, shops.id) <> known.standing
      or exists (select from user_blocks where blocker_id = users.id and created_at > ${blockedSince})
      or exists (select from user_blocks where blocked_id = users.id and created_at > ${blockedSince})`.execute(
    db,
  );
  return rows.map(({ sessionId, over, ...now }) => ({ sessionId, standing: over ? null : now }));
}

// As Postgres writes it in `findChanged`.
const standing = ({ role, muted, shopId }: { role: string; muted: boolean; shopId: ShopId | null }) =>
  [role, muted ? 't' : 'f', ...(shopId === null ? [] : [shopId])].join(' ');

/** An open connection is use, though nothing is asked through it. */
export async function markInUse(
  db: Db,
  sessionIds: readonly SessionId[],
  { now, notSince }: { now: Date; notSince: Date },
): Promise<void> {
  await sql`
    update sessions set last_seen_at = ${now}
    where id = any(${sessionIds}::uuid[]) and last_seen_at < ${notSince}`.execute(db);
}
