import { expect, test } from 'vitest';
import { key } from '../../../testing/paying.fixture.ts';
import { openBoxOffice } from '../../../testing/tickets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildEvent } from '../../market/events/event.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

const MINUTE_MS = 60_000;

test('a ticket lets one person in, and whoever comes with it again hears when it was used', async () => {
  await using office = await openBoxOffice();
  const { app, maya, seller, event, buyer } = office;
  const { order, tickets } = await office.take(2);
  const [code = '', other = ''] = tickets.map((ticket) => ticket.code);
  const first = app.clock.now().toISOString();
  const { body } = await office.letIn([`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`]);
  expect(body).toMatchObject({
    answers: [{ outcome: 'in', kind: 'One seat', holder: 'Maya Okafor', enteredAt: first }],
    counts: { entered: 1, sold: 2 },
  });
  app.clock.forward(5 * MINUTE_MS);
  expect((await office.letIn([code])).body.answers).toMatchObject([{ outcome: 'used', enteredAt: first }]);
  expect((await office.letIn(['7777-7777-7777', 'rubbish'])).body.answers).toMatchObject([
    { outcome: 'unknown' },
    { outcome: 'unknown' },
  ]);
  expect((await office.ticketsOf(buyer, order)).map(({ state }) => state)).toEqual(['used', 'valid']);
  const { body: door } = await seller.get(`/api/events/${event.id}/door`);
  expect(door).toMatchObject({
    event: { title: event.title, isCancelled: false },
    counts: { entered: 1, sold: 2 },
    tickets: [
      { code, state: 'used', holder: { _id: maya.id }, order: { number: order.number } },
      { code: other, state: 'valid' },
    ],
  });
  expect((await seller.get(`/api/events/${event.id}/door/counts`)).body).toEqual({ entered: 1, sold: 2 });
});

test('what a device did without a line counts at the time it was; told again it changes nothing', async () => {
  await using office = await openBoxOffice();
  const { tickets } = await office.take(1);
  const [{ code } = { code: '' }] = tickets;
  const earlier = new Date(office.app.clock.now().getTime() - 30 * MINUTE_MS);
  const ids = [crypto.randomUUID()];
  for (const _ of [1, 2]) {
    expect((await office.letIn([code], { at: earlier, ids })).body).toMatchObject({
      answers: [{ _id: ids[0], outcome: 'in', enteredAt: earlier.toISOString() }],
      counts: { entered: 1, sold: 1 },
    });
  }
  // The other device, which had no line either, hears that a guest came twice.
  expect((await office.letIn([code])).body.answers).toMatchObject([
    { outcome: 'used', enteredAt: earlier.toISOString() },
  ]);
});

test.each([
  ['stood still years ago', -20 * 365],
  ['is a few days behind', -3],
])('a device whose clock %s lets people in when the market hears of it', async (_what, days) => {
  await using office = await openBoxOffice();
  const { tickets } = await office.take(1);
  const now = office.app.clock.now();
  const at = new Date(now.getTime() + days * 1_440 * MINUTE_MS);
  const { body } = await office.letIn([tickets[0]?.code ?? ''], { at });
  expect(body.answers).toMatchObject([{ outcome: 'in', enteredAt: now.toISOString() }]);
});

test('nobody is let in later than now, whatever the clock of a device says', async () => {
  await using office = await openBoxOffice();
  const { tickets } = await office.take(1);
  const now = office.app.clock.now();
  const { body } = await office.letIn([tickets[0]?.code ?? ''], { at: new Date(now.getTime() + 1e9) });
  expect(body.answers[0].enteredAt).toBe(now.toISOString());
});

test('of two devices at the same moment one lets the holder in', async () => {
  await using office = await openBoxOffice();
  const { tickets } = await office.take(8);
  const answers = await Promise.all(
    tickets.flatMap(({ code }) => [office.letIn([code]), office.letIn([code])]),
  );
  const outcomes = answers.map(({ body }) => body.answers[0].outcome);
  expect([...Map.groupBy(outcomes, (one) => one)].map(([one, all]) => [one, all.length]).sort()).toEqual([
    ['in', 8],
    ['used', 8],
  ]);
});

test('tickets for something else, given back or called off do not open the door', async () => {
  await using office = await openBoxOffice();
  const { app, seller, shop, event } = office;
  const other = await buildEvent(app.db, {
    shop_id: shop.id,
    title: 'Glazing by daylight',
    starts_at: new Date(app.clock.now().getTime() + 1e8),
  });
  const { tickets: elsewhere } = await office.take(1, { kind: await office.kindOf(other.id) });
  expect((await office.letIn([elsewhere[0]?.code ?? ''])).body.answers).toMatchObject([
    { outcome: 'other-event', event: 'Glazing by daylight' },
  ]);

  const { order, tickets } = await office.take(3);
  const codes = tickets.map(({ code }) => code);
  await office.letIn([codes[2] ?? '']);
  // One of three is given back: the one that was used stays so, and of the others the last goes.
  const [line] = order.lines;
  const of = { kind: 'lines', lines: [{ lineId: line?._id, quantity: 1 }] };
  expect((await seller.post(`/api/orders/${order._id}/refunds`, { of, restock: true }, key())).status).toBe(
    200,
  );
  const outcomes = async () =>
    (await office.letIn(codes)).body.answers.map(({ outcome }: { outcome: string }) => outcome);
  expect(await outcomes()).toEqual(['in', 'refunded', 'used']);
  expect((await seller.get(`/api/events/${event.id}/door`)).body.counts).toEqual({ entered: 2, sold: 2 });

  const { version } = event;
  await seller.post(`/api/events/${event.id}/cancel`, { version });
  expect(await outcomes()).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

test('all of an order that is given back as an amount takes its tickets along', async () => {
  await using office = await openBoxOffice();
  const { order, tickets } = await office.take(2);
  const of = { kind: 'amount', amount: order.total };
  await office.seller.post(`/api/orders/${order._id}/refunds`, { of }, key());
  expect((await office.letIn([tickets[0]?.code ?? ''])).body.answers).toMatchObject([
    { outcome: 'refunded' },
  ]);
});

test('a door is its own shop’s, and so are its tickets', async () => {
  await using office = await openBoxOffice();
  const { app, event, buyer } = office;
  const { tickets } = await office.take(1);
  const entries = [{ _id: crypto.randomUUID(), code: tickets[0]?.code, at: new Date().toISOString() }];
  const stranger = await buildUser(app.db);
  const shop = await buildShop(app.db, { owner_id: stranger.id });
  const others = app.as(stranger);
  for (const path of ['door', 'door/counts', 'attendees.csv']) {
    expect((await others.get(`/api/events/${event.id}/${path}`)).status).toBe(404);
    expect((await buyer.get(`/api/events/${event.id}/${path}`)).status).toBe(403);
  }
  expect((await others.post(`/api/events/${event.id}/entries`, { entries })).status).toBe(404);
  const own = await buildEvent(app.db, { shop_id: shop.id, starts_at: new Date(Date.now() + 1e8) });
  const guessed = await others.post(`/api/events/${own.id}/entries`, { entries });
  expect(guessed.body.answers).toMatchObject([{ outcome: 'unknown', holder: null, event: null }]);
});

test('who comes is a table for a spreadsheet, in which nothing runs', async () => {
  await using office = await openBoxOffice();
  const { app, seller, event, maya } = office;
  await app.db.updateTable('users').set({ name: '=HYPERLINK("x")' }).where('id', '=', maya.id).execute();
  const { order, tickets } = await office.take(1);
  const { body, headers } = await seller.get(`/api/events/${event.id}/attendees.csv`);
  const code = tickets[0]?.code ?? '';
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(String(body).split('\r\n')).toEqual([
    '\uFEFFname,order,ticket,state,let_in_at,code',
    `"'=HYPERLINK(""x"")",${order.number},One seat,valid,,${code.replace(/(.{4})(.{4})/, '$1-$2-')}`,
    '',
  ]);
});
