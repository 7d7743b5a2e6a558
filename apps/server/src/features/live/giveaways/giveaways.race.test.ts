import { tried } from '@souk/live/testing/tried.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import { verifyGiveaway } from '@souk/shared/live/giveaways/verify-giveaway.ts';
import { expect, test } from 'vitest';
import { buildBidders } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { drawAll, openGiveaways, ticket } from '../../../testing/giveaways.fixture.ts';
import { stockOf } from '../../../testing/paying.fixture.ts';
import { enter } from './entering.service.ts';
import { giveDue } from './gift.service.ts';

const PEOPLE = process.env.FIGURES === 'long' ? 5_000 : 300;
const ROUNDS = process.env.FIGURES === 'long' ? 40 : 6;

/** Their entry by the door of one process; the code where it was refused. */
function enterBy(app: TestApp, id: GiveawayId, userId: UserId) {
  const ctx = { ...app, actor: { userId } } as unknown as Parameters<typeof enter>[0];
  return enter(ctx, id, ticket()).then(
    ({ number }) => number,
    (error) => error.code as string,
  );
}

test('of hundreds who enter through two processes at once, some of them twice, each is in the list once', async () => {
  await using market = await openGiveaways();
  const { app } = market;
  await using beside = await buildTestApp({ beside: app });
  const people = await buildBidders(app, PEOPLE);
  const id = await market.open();
  const told = await Promise.all(
    people.map(async (person, n) => {
      const doors = n % 3 === 0 ? [app, beside, app] : [n % 2 ? app : beside];
      const numbers = await Promise.all(doors.map((door) => enterBy(door, id, person)));
      expect(new Set(numbers).size).toBe(1);
      return Number(numbers[0]);
    }),
  );
  expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: PEOPLE }, (_, n) => n + 1));
  await drawAll(app);
  const log = (await app.get(`/api/giveaways/${id}/log`)).body;
  expect(verifyGiveaway(log)).toMatchObject({ ok: true, entries: PEOPLE });
  const { winner_id } = await market.row(id);
  expect(told[people.indexOf(winner_id as UserId)]).toBe(log.winner);
  tried('giveaways', told.length, 'people who enter at once, every third of them by two processes');
});

test('who enters in the moment of the draw is in the frozen list, or told that it is over', async () => {
  await using market = await openGiveaways();
  const { app, variantId } = market;
  await using beside = await buildTestApp({ beside: app });
  await app.db.updateTable('product_variants').set({ available: 50 }).execute();
  const people = await buildBidders(app, 40);
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await market.open();
    const early = people.slice(0, 5);
    await Promise.all(early.map((person) => enterBy(app, id, person)));
    const late = people.slice(5).map((person, n) => enterBy(n % 2 ? app : beside, id, person));
    const drawn = [app, beside, app].map((door) => drawAll(door));
    const answers = await Promise.all(late);
    expect((await Promise.all(drawn)).reduce((sum, count) => sum + count, 0)).toBe(1);
    const numbers = answers.filter((answer) => typeof answer === 'number');
    for (const answer of answers) if (typeof answer === 'string') expect(answer).toBe('giveaway_over');
    const log = (await app.get(`/api/giveaways/${id}/log`)).body;
    expect(verifyGiveaway(log)).toMatchObject({ ok: true, entries: early.length + numbers.length });
    const other = { ...market.parts, db: beside.db };
    await Promise.all([market.parts, other, market.parts, other].map(giveDue));
    expect(await market.ordersOf(id)).toMatchObject([{ state: 'paid' }]);
  }
  expect(await stockOf(app.db, variantId)).toBe(50 - ROUNDS);
  tried('giveaways', ROUNDS, 'draws beside 35 who enter');
});

test('of two giveaways that are started at once one opens, and nothing more than its piece is held', async () => {
  await using market = await openGiveaways();
  const { app, seller, variantId } = market;
  const ids = [(await market.add()).body.giveawayId, (await market.add()).body.giveawayId];
  const started = await Promise.all([...ids, ...ids].map((id) => seller.post(`/api/giveaways/${id}/start`)));
  expect(started.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await stockOf(app.db, variantId)).toBe(4);
});

test('of a host who calls it off and the draw in the same moment one is first, and entries are in its list or refused', async () => {
  await using market = await openGiveaways();
  const { app, variantId } = market;
  await using beside = await buildTestApp({ beside: app });
  await app.db.updateTable('product_variants').set({ available: 50 }).execute();
  const people = await buildBidders(app, 20);
  const ends = { cancelled: 0, drawn: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await market.open();
    const [early, late] = [people.slice(0, 3), people.slice(3)];
    await Promise.all(early.map((person) => enterBy(app, id, person)));
    const [answers, cancelled] = await Promise.all([
      Promise.all(late.map((person, n) => enterBy(n % 2 ? app : beside, id, person))),
      Promise.all([market.cancel(id), market.cancel(id)]),
      Promise.all([app, beside].map((door) => drawAll(door))),
    ]);
    const { state, entry_count } = await market.row(id);
    const isOff = state === 'cancelled';
    ends[isOff ? 'cancelled' : 'drawn'] += 1;
    const codes = cancelled.map(({ status, body }) => (status === 204 ? 'off' : body.error.code));
    expect(codes).toEqual(Array(2).fill(isOff ? 'off' : 'giveaway_over'));
    const numbers = answers.filter((answer) => typeof answer === 'number');
    expect(entry_count).toBe(early.length + numbers.length);
    const refused = answers.filter((answer) => typeof answer === 'string');
    expect(new Set(refused).size).toBeLessThanOrEqual(1);
    if (refused.length > 0) expect(refused[0]).toBe(isOff ? 'giveaway_cancelled' : 'giveaway_over');
    const log = (await app.get(`/api/giveaways/${id}/log`)).body;
    expect(verifyGiveaway(log)).toMatchObject({ ok: true, state, entries: entry_count });
    await giveDue(market.parts);
    expect(await market.ordersOf(id)).toHaveLength(isOff ? 0 : 1);
  }
  expect(await stockOf(app.db, variantId)).toBe(50 - ends.drawn);
  tried('giveaways', ROUNDS, `${ends.cancelled} called off before their draw, ${ends.drawn} after`);
});
