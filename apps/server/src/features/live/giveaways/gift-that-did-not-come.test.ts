import { disputeReasons } from '@souk/shared/money/disputes/windows.ts';
import { expect, test } from 'vitest';
import { openGiveaways } from '../../../testing/giveaways.fixture.ts';
import { key, stockOf } from '../../../testing/paying.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

const DAY_MS = 86_400_000;

/** Nour has won a vase, and it should have come two weeks ago. */
async function openLateGift() {
  const market = await openGiveaways();
  const { app, seller } = market;
  const id = await market.open();
  const [nour] = await market.people(1);
  if (!nour) throw new Error('nobody came');
  await market.enter(id, nour);
  await market.draw();
  await market.give();
  const [order] = await market.ordersOf(id);
  const winner = app.as(nour);
  const staff = app.as(await buildUser(app.db, { role: 'support' }));
  const at = `/api/orders/${order?.id}`;
  const open = (reason: string, kind = 'problem') =>
    winner.post(`${at}/disputes`, { kind, reason, text: 'There was no parcel.' }, key());
  const disputes = async () => (await winner.get(`${at}/disputes`)).body;
  app.clock.forward(14 * DAY_MS);
  return Object.assign(market, {
    ...{ nour, winner, staff, at, open, disputes },
    step: async (by: typeof seller, body: object) =>
      by.post(`/api/disputes/${(await disputes()).items[0]._id}/steps`, body, key()),
    decide: async (body: object) =>
      staff.post(
        `/api/admin/disputes/${(await disputes()).items[0]._id}/decision`,
        { text: 'We asked the post.', ...body },
        key(),
      ),
    stateOf: async () => (await winner.get(at)).body.state,
  });
}

test('a winner says that their gift did not come, the shop says that it did, and staff decide: no money moves', async () => {
  await using market = await openLateGift();
  const { app, nour, owner, seller, variantId } = market;
  expect((await market.disputes()).ways).toMatchObject([{ kind: 'problem', reasons: ['not-arrived'] }]);

  const { status, body: opened } = await market.open('not-arrived');
  expect([status, opened.state, opened.isFree, await market.stateOf()]).toEqual([
    ...[201, 'open', true, 'disputed'],
  ]);
  expect(await market.told(owner)).toContain('problemReported');
  // There is nothing to offer.
  const seen = (await seller.get(`${market.at}/disputes`)).body.items[0];
  expect(seen.can).toMatchObject({ offerPart: false, offerReturn: false, refuse: true, refund: true });
  expect(
    (await market.step(seller, { step: 'offer-return', text: '4 Kiln Lane, Portland' })).body.error.code,
  ).toBe('nothing_refunded');
  const part = { step: 'offer-part', amount: { amount: 100, currency: 'USD' } };
  expect((await market.step(seller, part)).body.error.code).toBe('too_much_refunded');

  expect((await market.step(seller, { step: 'refuse', text: 'It was sent.' })).body.state).toBe('with-staff');
  expect((await market.decide({ decision: 'return' })).body.error.code).toBe('nothing_refunded');
  expect((await market.decide({ decision: 'refund' })).body).toMatchObject({
    state: 'refunded',
    isFree: true,
  });
  expect((await market.winner.get(market.at)).body).toMatchObject({ state: 'refunded', refunds: [] });
  expect((await market.disputes()).ways).toEqual([]);
  for (const one of [nour, owner]) expect(await market.told(one)).toContain('disputeDecided');
  // Its shop has it still.
  expect(await stockOf(app.db, variantId)).toBe(5);
  expect(await app.db.selectFrom('ledger_transactions').select('id').execute()).toEqual([]);
});

test('a shop says itself that a gift did not come, and a winner that it came after all', async () => {
  await using market = await openLateGift();
  await market.open('not-arrived');
  expect((await market.step(market.winner, { step: 'withdraw' })).body.state).toBe('withdrawn');
  expect(await market.stateOf()).toBe('paid');
  market.app.clock.forward(1);
  await market.open('not-arrived');
  expect((await market.step(market.seller, { step: 'refund' })).body.state).toBe('refunded');
  expect(await market.stateOf()).toBe('refunded');
  expect(await market.told(market.nour)).toContain('disputeSettled');
});

test('of a gift nothing else is said to be wrong, and that it did not come only in its time', async () => {
  await using market = await openLateGift();
  const others = [
    ...disputeReasons.problem.slice(1).map((one) => [one, 'problem']),
    ['changed-mind', 'return'],
  ];
  for (const [reason, kind] of others)
    expect((await market.open(reason as string, kind)).body.error.code).toBe('dispute_not_open');
  market.app.clock.forward(16 * DAY_MS);
  expect((await market.disputes()).ways).toEqual([]);
  expect((await market.open('not-arrived')).body.error.code).toBe('dispute_not_open');
});
