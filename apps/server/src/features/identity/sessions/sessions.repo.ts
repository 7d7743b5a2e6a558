import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

const MOST_SHOWN = 200;

export type FoundSession = Awaited<ReturnType<typeof findSessions>>[number];

/** Those still open, the one used last first. */
export function findSessions(db: Db, userId: UserId, alive: { now: Date; seenSince: Date }) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'way', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', alive.now)
    .where('last_seen_at', '>', alive.seenSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

/** Whether it was seen before, and whether any was. */
export async function markDevice(
  db: Db,
  { userId, device, now }: { userId: UserId; device: string; now: Date },
): Promise<{ known: boolean; first: boolean }> {
  const seen = await db.selectFrom('seen_devices').select('device').where('user_id', '=', userId).execute();
  await db
    .insertInto('seen_devices')
    .values({ user_id: userId, device, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ seen_at: now }))
    .execute();
  return { known: seen.some((row) => row.device === device), first: seen.length === 0 };
}
