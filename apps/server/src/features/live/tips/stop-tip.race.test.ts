import { tried } from '@souk/live/testing/tried.ts';
import type { Tip } from '@souk/shared/money/tips/schema.ts';
import { expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import type { Caller } from '../../../testing/build-test-app.ts';
import { newKey } from '../../../testing/cards.fixture.ts';
import { buildCard } from '../../../testing/paying.fixture.ts';
import { openTips } from '../../../testing/tips.fixture.ts';
import { creditOf } from '../../../testing/wallets.fixture.ts';

const ROUNDS = process.env.FIGURES === 'long' ? 100 : 4;
const stop = (who: Caller, { _id }: Pick<Tip, '_id'>) => who.post(`/api/tips/${_id}/stop`, {}, newKey());

/** Maya tips by a card whose bank asks her, and does not answer. */
async function openAsked() {
  const market = await openTips();
  const { app, stripe, maya } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_threeDSecure2Required');
  return {
    ...market,
    async tipAsked() {
      const { status, body } = await market.tip({ cardId: asked });
      expect([status, body]).toMatchObject([
        201,
        { state: 'pending', payment: { state: 'requires-action' } },
      ]);
      const { intent } = await app.db
        .selectFrom('payments')
        .select('intent')
        .where('id', '=', body.payment._id)
        .executeTakeFirstOrThrow();
      return { tip: body as Tip, intent: intent ?? '' };
    },
    async expectSoundBooks() {
      expect((await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
    },
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}

test('who uses another card than the one whose bank asks has tipped once', async () => {
  await using market = await openAsked();
  const { app, stripe, maya, buyer, cardId } = market;
  const { tip, intent } = await market.tipAsked();
  const { status, body } = await stop(buyer, tip);
  expect([status, body]).toMatchObject([200, { state: 'failed', payment: { state: 'cancelled' } }]);
  expect((await stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
  // Their bank's page is open still.
  await market.passChallenge(intent);
  await market.tip({ cardId });
  expect((await stripe.charges.list()).data).toHaveLength(1);
  expect([await creditOf(app.db, maya), await market.shopHas()]).toEqual([2_000, 415]);
  await market.expectSoundBooks();
});

test('who answered their bank in that moment has tipped, and there is nothing left to end', async () => {
  await using market = await openAsked();
  const { sandbox, buyer } = market;
  const { tip, intent } = await market.tipAsked();
  await sandbox.tellNobody();
  await market.passChallenge(intent);
  for (let time = 0; time < 2; time += 1)
    expect(await stop(buyer, tip)).toMatchObject({
      status: 200,
      body: { state: 'given', payment: { state: 'succeeded' } },
    });
  expect(await market.shopHas()).toBe(415);
});

test('whichever comes first, the bank’s yes or one of two stops, a tip is given or never charged', {
  timeout: ROUNDS * 10_000,
}, async () => {
  await using market = await openAsked();
  const { stripe, buyer } = market;
  let given = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { tip, intent } = await market.tipAsked();
    await Promise.all([market.passChallenge(intent), stop(buyer, tip), stop(buyer, tip)]);
    const { body } = await stop(buyer, tip);
    const { status } = await stripe.paymentIntents.retrieve(intent);
    expect([
      ['given', 'succeeded'],
      ['failed', 'canceled'],
    ]).toContainEqual([body.state, status]);
    if (body.state === 'given') given += 1;
    expect(await market.shopHas()).toBe(given * 415);
  }
  tried('money at once', ROUNDS, `a bank’s yes and two stops of a tip: ${given} given`);
  await market.expectSoundBooks();
});

test('nobody ends a tip of somebody else, or one that waits for no bank', async () => {
  await using market = await openAsked();
  const { app, buyer, seller } = market;
  const { tip } = await market.tipAsked();
  expect((await stop(seller, tip)).status).toBe(404);
  await app.db.updateTable('payments').set({ state: 'processing' }).execute();
  const { status, body } = await stop(buyer, tip);
  expect([status, body.error.code]).toEqual([409, 'payment_processing']);
  const fromWallet = await market.tip();
  expect((await stop(buyer, fromWallet.body)).body).toMatchObject({ state: 'given', payment: null });
});
