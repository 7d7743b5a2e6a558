import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export type TraceKind = 'network' | 'device';

export interface Trace {
  userId: UserId;
  kind: TraceKind;
  digest: Buffer;
}

/** How long one is kept after it was last seen. */
export const TRACE_DAYS = 30;

/** Of who could bid, which takes an address, and of who sells; of nobody else. Gives those that are kept. */
export async function putTraces(db: Db, traces: readonly Trace[]): Promise<Trace[]> {
  const { rows } = await sql<Trace>`
    insert into traces (user_id, kind, digest, first_seen_at, last_seen_at)
    select seen.user_id, seen.kind, decode(seen.digest, 'hex'), clock_timestamp(), clock_timestamp()
    from unnest(${traces.map(({ userId }) => userId)}::uuid[], ${traces.map(({ kind }) => kind)}::text[],
      ${traces.map(({ digest }) => digest.toString('hex'))}::text[]) as seen (user_id, kind, digest)
      join users on users.id = seen.user_id and users.deleted_at is null
    where exists (select from addresses where addresses.user_id = users.id)
      or exists (select from shops where owner_id = users.id)
    order by 1, 2, 3
    on conflict (user_id, kind, digest) do update set last_seen_at = excluded.last_seen_at
    returning user_id as "userId", kind, digest`.execute(db);
  return rows;
}

export async function deletePastTraces(db: Db): Promise<void> {
  await sql`delete from traces where last_seen_at < clock_timestamp() - ${TRACE_DAYS} * interval '1 day'`.execute(
    db,
  );
}
