import type { LotId, ShowId } from '@souk/shared/ids.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { eachInTurn } from '../../../platform/jobs/in-turn.ts';
import { changeStage, holdShow, tellOfStage } from '../shows/index.ts';
import { startShowLot } from './show-starting.service.ts';

// So long everyone sees who has the last one, and for how much.
const AFTER_CLOSE_MS = 3_000;

/**
 * Starts what hosts lined up, a moment after the lot before is over. One that cannot be started any more is not lined up
 * any longer. Gives how many began.
 */
export async function startLinedUp(db: Kysely<Tables>, afterMs = AFTER_CLOSE_MS): Promise<number> {
  let begun = 0;
  await eachInTurn(await findLinedUp(db, afterMs), async ({ showId, lotId }) => {
    const came = await db
      .transaction()
      .execute((tx) => startIfStill(tx, { showId, lotId }, afterMs))
      .catch((error) => {
        if (error instanceof Failure) return 'refused' as const;
        throw error;
      });
    if (came === 'begun') begun += 1;
    if (came === 'refused') await db.transaction().execute((tx) => unline(tx, showId, lotId));
  });
  return begun;
}

interface LinedUp {
  showId: ShowId;
  lotId: LotId;
}

/**
 * What may begin now: while the host’s picture is away, what is lined up waits for it. A lot that was closed
 * in the future was closed before the clock was set back, and is not waited for.
 */
async function findLinedUp(db: Kysely<Tables>, afterMs: number, only?: ShowId): Promise<LinedUp[]> {
  const { rows } = await sql<LinedUp>`
    select s.show_id as "showId", s.next_lot_id as "lotId" from show_stages s join shows h on h.id = s.show_id
    where s.next_lot_id is not null and h.state = 'live' and not exists (
      select from lots l where l.show_id = h.id and (l.state = 'running'
        or l.closed_at > clock_timestamp() - ${afterMs} * interval '1 millisecond'
          and l.closed_at < clock_timestamp() + interval '1 minute'))
      and not exists (select from show_videos v where v.show_id = h.id and v.state = 'away')
      ${only ? sql`and h.id = ${only}` : sql``}
    order by s.show_id`.execute(db);
  return rows;
}

/** Its host may have begun a break meanwhile, or lined up something else. */
async function startIfStill(
  tx: Kysely<Tables>,
  { showId, lotId }: LinedUp,
  afterMs: number,
): Promise<'begun' | 'later'> {
  await holdShow(tx, showId);
  const [now] = await findLinedUp(tx, afterMs, showId);
  if (now?.lotId !== lotId) return 'later';
  await startShowLot(tx, lotId);
  return 'begun';
}

/** Unless the host lined up something else meanwhile, or it runs. */
async function unline(tx: Kysely<Tables>, showId: ShowId, lotId: LotId): Promise<void> {
  if (await changeStage(tx, showId, { next_lot_id: null }, { next_lot_id: lotId }))
    await tellOfStage(tx, showId);
}
