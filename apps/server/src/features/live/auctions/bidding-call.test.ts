import { randomUUID } from 'node:crypto';
import { LiveClient } from '@souk/live/client/client.ts';
import { socketLink } from '@souk/live/client/link.ts';
import { expect, test } from 'vitest';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

async function clientOf(app: TestApp, user: Parameters<TestApp['tokenOf']>[0]) {
  if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as { port: number };
  const token = await app.tokenOf(user);
  return new LiveClient({ link: socketLink(`ws://127.0.0.1:${port}/live`), token: () => token });
}

test('a bid over the live connection is answered, told to the room, and the same by the other door', async () => {
  await using app = await buildTestApp();
  const { url, lot, show } = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  const live = await clientOf(app, noor);
  const seen = Promise.withResolvers<unknown>();
  live.listenTo(`rooms/${show.id}/lots/${lot.id}`, (doc) => doc && seen.resolve(doc.data));
  const { id, ...input } = bidOf(9_000, 'maximum');
  const answer = await live.call('place-bid', { lotId: lot.id, ...input }, id);
  expect(answer).toMatchObject({ number: 1, effect: 'leads', standing: { leads: true } });
  expect(await seen.promise).toMatchObject({ price: 2_000, leader: { id: noor.id }, bidCount: 1 });
  expect((await app.as(noor).post(url, { id, ...input })).body).toEqual(answer);
  const { id: _, ...low } = bidOf(2_000);
  const other = await clientOf(app, ben);
  expect(await other.call('place-bid', { lotId: lot.id, ...low })).toMatchObject({
    error: { code: 'bid_too_low', details: { least: { amount: 2_100 } } },
  });
  expect(await other.call('place-bid', { lotId: 'one' })).toMatchObject({ error: { code: 'invalid_input' } });
  const unknown = { lotId: randomUUID(), ...low };
  expect(await other.call('place-bid', unknown)).toMatchObject({ error: { code: 'not_found' } });
  for (const one of [live, other]) one.close();
});

test('who bids without end over their connection is told to wait', async () => {
  await using app = await buildTestApp();
  const { lot } = await openLot(app);
  const noor = await buildBidder(app);
  const live = await clientOf(app, noor);
  const { id: _, ...input } = bidOf(1);
  let refused = 0;
  for (let n = 0; n < 250; n += 1) {
    const answer = await live.call('place-bid', { lotId: lot.id, ...input });
    if ((answer.error as { code?: string } | undefined)?.code === 'too_many_requests') refused += 1;
  }
  expect(refused).toBeGreaterThanOrEqual(9);
  live.close();
});

test('whatever is sent as a bid is answered as a bid is, and changes nothing', async () => {
  await using app = await buildTestApp();
  const { lot } = await openLot(app);
  const noor = await buildBidder(app);
  const live = await clientOf(app, noor);
  const odd = [
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 53,
    1e308,
    '',
    '2500',
    'NaN',
    '\u0000',
    [],
    {},
    [[]],
    { amount: 1 },
  ];
  const money = (amount: unknown, currency: unknown = 'USD') => ({ amount, currency });
  const bodies = odd.flatMap((one) => [
    { lotId: lot.id, kind: 'once', amount: one },
    { lotId: lot.id, kind: 'once', amount: money(one) },
    { lotId: lot.id, kind: 'maximum', amount: money(2_500, one) },
    { lotId: lot.id, kind: one, amount: money(2_500) },
    { lotId: one, kind: 'once', amount: money(2_500) },
    {
      lotId: lot.id,
      kind: 'once',
      amount: money(2_500),
      confirmed: one ?? 'yes',
      __proto__: one,
      extra: one,
    },
  ]);
  for (const body of bodies) {
    const answer = await live.call('place-bid', body as never);
    expect(answer, JSON.stringify(body)).toMatchObject({
      error: { code: expect.stringMatching(/^[a-z_]+$/) },
    });
  }
  const { bid_count } = await app.db
    .selectFrom('lots')
    .select('bid_count')
    .where('id', '=', lot.id)
    .executeTakeFirstOrThrow();
  expect(bid_count).toBe(0);
  live.close();
});
