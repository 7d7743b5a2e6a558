import type { OrderId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { afterMoving, type MovedEvent } from '../../market/events/index.ts';
import { eachDueOrder } from './each-due.ts';
import { tellOfOrders } from './order.facts.ts';
import { insertEvent } from './order.repo.ts';

/** Tells ticket holders that their event was moved to another time or place, each once however often it runs. */
export const tellingOfMovedEvent: Job<MovedEvent> = {
  ...afterMoving,
  async run(ctx, moved) {
    const title = await findTitle(ctx.db, moved);
    const kind = kindOf(moved);
    await eachDueOrder(
      ctx,
      (db) => findToTell(db, moved),
      async (tx, order, now) => {
        // The clock of the process that moved it may be ahead of this one's.
        const at = new Date(Math.max(now.getTime(), Date.parse(moved.movedAt)));
        await insertEvent(tx, order.id, { kind, state: order.state, at, by: 'seller' });
        await tellOfOrders(tx, [order], kind, now, { event: title });
      },
    );
  },
};

const kindOf = ({ to }: MovedEvent) => (to === 'place' ? 'event-relocated' : 'event-moved');

const findTitle = async (db: Db, { eventId }: MovedEvent): Promise<string> =>
  (await db.selectFrom('events').select('title').where('id', '=', eventId).executeTakeFirstOrThrow()).title;

async function findToTell(db: Db, moved: MovedEvent): Promise<OrderId[]> {
  const { eventId, movedAt } = moved;
  const { rows } = await sql<{ id: OrderId }>`
    select o.id from orders o where o.state not in ('cancelled', 'refunded', 'completed')
      and (o.paid_at is not null or o.pay_until is not null)
      and exists (select from order_lines l where l.order_id = o.id and l.kind = 'ticket'
        and l.product_id = ${eventId} and l.refunded < l.quantity)
      and not exists (select from order_events t where t.order_id = o.id and t.kind = ${kindOf(moved)}
        and t.at >= ${movedAt}::timestamptz)
    order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}
