import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { BreakId } from '@souk/shared/live/breaks/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { tellOfStage } from '../shows/index.ts';
import { tellOfBreak } from './breaks.live.ts';
import { findBought, findBreak, findProgress } from './breaks.repo.ts';
import { callOff } from './cancelling.service.ts';
import { stopSelling } from './hosting.service.ts';

/** The breaks of someone's shop. One of which spots are bought is drawn or called off before they leave. */
export const breaksPart: PersonalPart = {
  name: 'breaks',
  give: (db, userId) =>
    db
      .selectFrom('breaks')
      .innerJoin('shows', 'shows.id', 'breaks.show_id')
      .innerJoin('shops', 'shops.id', 'shows.shop_id')
      .select(['breaks.title', 'breaks.kind', 'breaks.state', 'breaks.created_at as since'])
      .where('shops.owner_id', '=', userId)
      .orderBy('breaks.created_at')
      .execute(),
  async heldBy(tx, userId) {
    for (const { id } of await findOpen(tx, userId)) {
      const { isRunning, isUnsettled } = await findProgress(tx, id);
      if (isRunning || isUnsettled || (await findBought(tx, id)).length > 0) return 'break_open';
    }
    return null;
  },
  async forget(tx, userId, now) {
    for (const { id, showId } of await findOpen(tx, userId)) {
      await stopSelling(tx, id);
      const one = await findBreak(tx, id);
      if (one) await callOff(tx, one);
      await tellOfBreak(tx, id, now);
      await tellOfStage(tx, showId, now);
    }
  },
};

/** With their rows locked: nothing is sold or drawn of them meanwhile. */
async function findOpen(tx: Db, userId: UserId): Promise<Array<{ id: BreakId; showId: ShowId }>> {
  const { rows } = await sql<{ id: BreakId; showId: ShowId }>`
    select b.id, b.show_id as "showId" from breaks b join shows h on h.id = b.show_id join shops s on s.id = h.shop_id
    where s.owner_id = ${userId} and b.state = 'open' order by b.id for update of b`.execute(tx);
  return rows;
}
