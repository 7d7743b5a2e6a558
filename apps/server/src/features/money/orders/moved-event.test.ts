import { wallTimeAt } from '@souk/shared/wall-time.ts';
import { expect, test } from 'vitest';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { booksOf } from '../../../testing/paying.fixture.ts';
import { openBoxOffice } from '../../../testing/tickets.fixture.ts';
import type { MovedEvent } from '../../market/events/index.ts';
import { tellingOfMovedEvent } from './moved-event.job.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function movable() {
  const office = await openBoxOffice();
  const { app, event, seller } = office;
  const at = (ms: number) => wallTimeAt(new Date(app.clock.now().getTime() + ms), event.time_zone);
  return Object.assign(office, {
    async move(startsIn: number) {
      const { version } = (await seller.get(`/api/events/${event.id}/edit`)).body;
      const times = { startsAt: at(startsIn), endsAt: at(startsIn + HOUR_MS) };
      const { status, body } = await seller.patch(`/api/events/${event.id}`, { version, ...times });
      expect([status, body.error]).toEqual([200, undefined]);
      return app.clock.now().toISOString();
    },
    tell: (movedAt: string) =>
      tellingOfMovedEvent.run({ ...app, log: app.log.log }, { eventId: event.id, movedAt }),
  });
}

test('a sold event that is brought forward earns its shop nothing before the end it was sold under', async () => {
  await using office = await movable();
  const { app, buyer, shop, event, move, take, followOrders } = office;
  const { order } = await take(2);
  const stands = async () => (await buyer.get(`/api/orders/${order._id}`)).body.state;
  await move(10 * MINUTE_MS);
  await move(20 * MINUTE_MS);
  app.clock.forward(3 * HOUR_MS);
  await followOrders();
  expect(await stands()).toBe('paid');
  app.clock.forward(Number(event.ends_at) - app.clock.now().getTime());
  await followOrders();
  expect(await stands()).toBe('delivered');
  app.clock.forward(72 * HOUR_MS);
  await followOrders();
  expect(await stands()).toBe('completed');
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': order.total.amount - 800 - 320 });
});

test('whoever has a ticket is told once of each move, and may ask for their money back', async () => {
  await using office = await movable();
  const { app, maya, buyer, move, take, tell } = office;
  const { order } = await take(1);
  const moved = await move(10 * MINUTE_MS);
  for (const _ of [1, 2]) await tell(moved);
  const told = (await bellOf(app, maya)).items.filter(({ text }) => text.endsWith('eventMoved'));
  expect(told).toHaveLength(1);
  const { body } = await buyer.get(`/api/orders/${order._id}`);
  expect(body.can.askToCancel).toBe(true);
  expect(body.events.filter(({ kind }: { kind: string }) => kind === 'event-moved')).toHaveLength(1);
  app.clock.forward(1);
  await tell(await move(20 * MINUTE_MS));
  const again = (await buyer.get(`/api/orders/${order._id}`)).body.events;
  expect(again.filter(({ kind }: { kind: string }) => kind === 'event-moved')).toHaveLength(2);
});

test('of another place, as of another time, each ticket holder is told once, and finds it written in the order', async () => {
  await using office = await movable();
  const { app, maya, buyer, event, seller, move, take } = office;
  const { order } = await take(1);
  const asked = async () => {
    const rows = await app.db.selectFrom('outbox').select('payload').orderBy('id').execute();
    return rows.flatMap(({ payload }) => {
      const { name, data } = payload as { name?: string; data?: MovedEvent };
      return name === 'after-moving-event' && data ? [data] : [];
    });
  };
  // At a whole minute, as every event that someone wrote.
  await move(48 * HOUR_MS);
  const before = (await asked()).length;
  const { version } = (await seller.get(`/api/events/${event.id}/edit`)).body;
  const elsewhere = { version, place: 'The old mill', address: 'Mill Lane 4' };
  expect((await seller.patch(`/api/events/${event.id}`, elsewhere)).status).toBe(200);
  const [moved, ...others] = (await asked()).slice(before);
  expect(moved).toMatchObject({ eventId: event.id, to: 'place' });
  expect(others).toEqual([]);
  for (const _ of [1, 2]) await tellingOfMovedEvent.run({ ...app, log: app.log.log }, moved!);
  const told = (await bellOf(app, maya)).items.filter(({ text }) => text.endsWith('eventRelocated'));
  expect(told).toHaveLength(1);
  const kinds = async () =>
    ((await buyer.get(`/api/orders/${order._id}`)).body.events as Array<{ kind: string }>)
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('event-'));
  expect(await kinds()).toEqual(['event-relocated']);
  // Moved to another time at the same moment, they hear of that as well.
  await office.tell(await move(2 * HOUR_MS));
  expect(await kinds()).toEqual(['event-moved', 'event-relocated']);
});

test('of an event that keeps its time, or that nobody has a ticket for, nobody is told', async () => {
  await using office = await movable();
  const { app, event, seller, move, take } = office;
  const asked = async () =>
    (await app.db.selectFrom('outbox').selectAll().execute()).filter(({ payload }) =>
      JSON.stringify(payload).includes('after-moving-event'),
    ).length;
  await move(2 * HOUR_MS);
  await take(1);
  const { version } = (await seller.get(`/api/events/${event.id}/edit`)).body;
  expect((await seller.patch(`/api/events/${event.id}`, { version, title: 'At the wheel' })).status).toBe(
    200,
  );
  expect(await asked()).toBe(0);
  await move(3 * HOUR_MS);
  expect(await asked()).toBe(1);
});
