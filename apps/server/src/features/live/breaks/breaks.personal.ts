import type { ShowId } from '@souk/shared/ids.ts';
import type { BreakId } from '@souk/shared/live/breaks/schema.ts';
import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { tellOfStage } from '../shows/index.ts';
import { tellOfBreak } from './breaks.live.ts';
import { updateBreak } from './breaks.repo.ts';
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
    const { rows } = await sql`
      select from breaks b join shows h on h.id = b.show_id join shops s on s.id = h.shop_id
      where s.owner_id = ${userId} and b.state = 'open'
        and exists (select from break_spots p where p.break_id = b.id and p.entry is not null)
      limit 1`.execute(tx);
    return rows.length > 0 ? 'break_open' : null;
  },
  async forget(tx, userId, now) {
    const { rows } = await sql<{ id: BreakId; showId: ShowId }>`
      select b.id, b.show_id as "showId" from breaks b join shows h on h.id = b.show_id join shops s on s.id = h.shop_id
      where s.owner_id = ${userId} and b.state = 'open' order by b.id for update of b`.execute(tx);
    for (const { id, showId } of rows) {
      await stopSelling(tx, id);
      await updateBreak(tx, id, { state: 'cancelled' });
      await tellOfBreak(tx, id, now);
      await tellOfStage(tx, showId, now);
    }
  },
};
