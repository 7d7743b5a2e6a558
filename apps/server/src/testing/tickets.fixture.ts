import type { EventId, VariantId } from '@souk/shared/ids.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { Ticket } from '@souk/shared/money/tickets/schema.ts';
import { buildEvent } from '../features/market/events/event.builder.ts';
import type { Caller } from './build-test-app.ts';
import { key, openCheckout, payFor } from './paying.fixture.ts';
import { openPayingMarket } from './paying-market.fixture.ts';

const DAY_MS = 86_400_000;

type Told = Omit<Parameters<typeof buildEvent>[1], 'starts_at'>;

/** A market with an evening at the wheel in three days: fifty dollars a seat. */
export async function openBoxOffice({ ticket, ...told }: Told = {}) {
  const market = await openPayingMarket();
  const { app, shop, buyer, cardId } = market;
  const event = await buildEvent(app.db, {
    shop_id: shop.id,
    title: 'An evening at the wheel',
    starts_at: new Date(app.clock.now().getTime() + 3 * DAY_MS),
    ticket: { name: 'One seat', price_amount: 5_000, ...ticket },
    ...told,
  });
  const kindId = await kindOf(event.id);

  async function kindOf(eventId: EventId): Promise<VariantId> {
    const kind = await app.db
      .selectFrom('event_tickets')
      .select('id')
      .where('event_id', '=', eventId)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    return kind.id as string as VariantId;
  }

  /** Bought with what is in the cart besides. */
  async function take(quantity: number, { from = buyer, card = cardId, kind = kindId } = {}) {
    const put = await from.post('/api/cart/lines', { variantId: kind, quantity }, key());
    if (put.status !== 201) throw new Error(`not put in the cart: ${JSON.stringify(put.body)}`);
    const { body: opened } = await openCheckout(from);
    const isFree = opened.summary.every(({ total }) => total.amount === 0);
    const { status, body } = await payFor(from, opened, isFree ? null : card);
    if (status !== 200 || body.state !== 'paid') throw new Error(`not paid: ${JSON.stringify(body)}`);
    const { body: order }: { body: Order } = await from.get(`/api/orders/${body.shops[0].order._id}`);
    return { order, tickets: await ticketsOf(from, order) };
  }

  return Object.assign(market, {
    event,
    kindId,
    kindOf,
    take,
    ticketsOf,
    seats: () =>
      app.db
        .selectFrom('events')
        .innerJoin('event_tickets as t', 't.event_id', 'events.id')
        .select(['seats_taken as taken', 't.sold'])
        .where('t.id', '=', kindId)
        .executeTakeFirstOrThrow(),
    letIn: (codes: readonly string[], { at = app.clock.now(), of = event.id, ids = [] as string[] } = {}) =>
      market.seller.post(`/api/events/${of}/entries`, {
        entries: codes.map((code, index) => ({
          _id: ids[index] ?? crypto.randomUUID(),
          code,
          at: at.toISOString(),
        })),
      }),
  });
}

async function ticketsOf(from: Caller, { _id }: Pick<Order, '_id'>): Promise<Ticket[]> {
  return (await from.get(`/api/orders/${_id}/tickets`)).body.items;
}
