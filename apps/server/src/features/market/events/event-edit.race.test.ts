import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { seller } from '../../../testing/written-event.fixture.ts';

test('of twelve windows that change one event at once, one succeeds and the others are told', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const { shop, owner, add } = await seller(app);
  const { body: event } = await add();
  const change = (n: number) =>
    (n % 2 ? owner : other.as(shop.owner_id)).patch(`/api/events/${event._id}`, {
      version: 1,
      title: `Window ${n}`,
    });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => change(n)));
  const done = answers.filter(({ status }) => status === 200);
  const told = answers.filter(({ status }) => status === 409);
  expect([done.length, told.length]).toEqual([1, 11]);
  for (const { body } of told) {
    expect(body.error).toMatchObject({ code: 'edit_conflict', details: { version: 2 } });
    expect(body.error.details.changedAt).toBe(done[0]?.body.updatedAt);
  }
  expect((await app.get(`/api/events/${event._id}`)).body.title).toBe(done[0]?.body.title);
});

test('an event is called off once, however often that is asked for', async () => {
  await using app = await buildTestApp();
  const { owner, add } = await seller(app);
  const { body: event } = await add();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => owner.post(`/api/events/${event._id}/cancel`, { version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test('a ticket that is sold while its kind is being removed is not lost', async () => {
  await using app = await buildTestApp();
  const { owner, add } = await seller(app);
  for (let round = 0; round < 5; round += 1) {
    const { body: event } = await add({
      tickets: ['A', 'B'].map((name) => ({
        name,
        note: '',
        price: { amount: 100, currency: 'USD' },
        capacity: null,
      })),
    });
    const [kept, removed] = event.tickets;
    const [, answer] = await Promise.all([
      app.db.transaction().execute(async (tx) => {
        await sql`select from events where id = ${event._id} for update`.execute(tx);
        const sold = await sql`
          update event_tickets set sold = sold + 1 where id = ${removed._id} returning id`.execute(tx);
        if (sold.rows.length === 0) return;
        await sql`update events set seats_taken = seats_taken + 1 where id = ${event._id}`.execute(tx);
      }),
      owner.patch(`/api/events/${event._id}`, {
        version: 1,
        tickets: [
          { _id: kept._id, name: 'A', note: '', price: { amount: 100, currency: 'USD' }, capacity: null },
        ],
      }),
    ]);
    const { body: now } = await owner.get(`/api/events/${event._id}/edit`);
    expect([
      [200, 0, 1],
      [400, 1, 2],
    ]).toContainEqual([answer.status, now.seatsTaken, now.tickets.length]);
  }
});
