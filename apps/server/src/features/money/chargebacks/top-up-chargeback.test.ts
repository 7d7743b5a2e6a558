import { walletHeld } from '@souk/shared/money/ledger/wallet.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { book, entryOf } from '../../../testing/ledger.fixture.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { buildCard, key } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { balancesOf } from '../ledger/index.ts';
import { tipJobs } from '../tips/index.ts';
import { askingChargebacks } from './asking-chargebacks.job.ts';
import { chargebacksInvariants } from './chargebacks.invariants.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Maya topped up 100.00 by a card whose holder will say that it was not them. */
async function openToppedUpMarket() {
  const market = await openPayingMarket();
  const { app, maya, stripe, sandbox } = market;
  const card = await buildCard(app.db, stripe, maya.id, 'pm_card_createDispute');
  const topUp = await market.buyer.post('/api/wallet/top-ups', { amount: usd(10_000), card }, key());
  expect(topUp.body.state).toBe('succeeded');
  const ask = () => askingChargebacks(sandbox.provider).run({ ...app, log: app.log.log }, {});
  return Object.assign(market, {
    ask,
    async chargeBack() {
      sandbox.passTime();
      await sandbox.deliveries.idle();
      const [dispute] = (await stripe.disputes.list()).data;
      if (!dispute) throw new Error('nothing was charged back');
      return dispute.id;
    },
    async bankDecides(id: string, how: 'won' | 'lost') {
      if (how === 'lost') await stripe.disputes.close(id);
      else {
        await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
        sandbox.passTime();
      }
      await sandbox.deliveries.idle();
    },
    /** What is left after so much was spent. */
    async spend(amount: number) {
      const postings = walletHeld(maya.id, amount);
      await book(app, entryOf({ kind: 'wallet-held', postings }));
    },
    async money() {
      const own = (await balancesOf(app.db, maya.id)).get('USD') ?? {};
      return [own.wallet ?? 0, own['wallet-frozen'] ?? 0, own['wallet-owed'] ?? 0];
    },
  });
}

test('credit whose top-up a bank took back stands still, and is there again when it decides so', async () => {
  await using market = await openToppedUpMarket();
  const id = await market.chargeBack();
  expect(await market.money()).toEqual([0, 10_000, 0]);
  expect((await market.buyer.get('/api/wallet')).body).toMatchObject({
    ...{ wallet: [usd(0)], takenBack: [{ frozen: usd(10_000), owed: usd(0) }] },
  });
  expect((await market.buyer.get('/api/wallet/refundable')).body.items).toEqual([]);
  expect((await bellOf(market.app, market.maya)).items[0]).toMatchObject({
    ...{ text: 'notifications.text.topUpChargedBack', params: { price: usd(10_000) } },
  });
  await market.bankDecides(id, 'won');
  expect(await market.money()).toEqual([10_000, 0, 0]);
  expect((await market.buyer.get('/api/wallet/refundable')).body.items).toEqual([usd(10_000)]);
});

test('it is noticed when credit that a bank took back does not stand still', async () => {
  await using market = await openToppedUpMarket();
  await market.chargeBack();
  const { db } = market.app;
  const broken = async (in_: typeof db) =>
    (await checkInvariants(in_, [chargebacksInvariants])).filter(({ ok }) => !ok).map(({ name }) => name);
  expect(await broken(db)).toEqual([]);
  const trying = db.transaction().execute(async (tx) => {
    await sql`update chargebacks set amount = amount - 1`.execute(tx);
    expect(await broken(tx as unknown as typeof db)).toEqual([
      'what banks took back of top-ups stands still until they decide',
    ]);
    throw new Error('taken back');
  });
  await expect(trying).rejects.toThrow('taken back');
});

test('what was spent of such a top-up is owed, and whatever comes in pays it first', async () => {
  await using market = await openToppedUpMarket();
  await market.spend(7_000);
  const id = await market.chargeBack();
  expect(await market.money()).toEqual([0, 10_000, -7_000]);
  await giveCredit(market.app.db, market.maya, 5_000);
  expect(await market.money()).toEqual([0, 10_000, -2_000]);
  await market.bankDecides(id, 'lost');
  expect(await market.money()).toEqual([0, 0, -2_000]);
  await giveCredit(market.app.db, market.maya, 5_000);
  expect(await market.money()).toEqual([3_000, 0, 0]);
  const { items } = (await market.buyer.get('/api/wallet/movements?account=wallet')).body;
  expect(items.map(({ kind, amount }: { kind: string; amount: object }) => [kind, amount])).toEqual([
    ['top-up', usd(5_000)],
    ['top-up-charge-lost', usd(-10_000)],
    ['top-up', usd(5_000)],
    ['top-up-charged-back', usd(0)],
    ['wallet-held', usd(-7_000)],
    ['top-up', usd(10_000)],
  ]);
});

test('a top-up on its way back to its card goes there once, by whichever way', async () => {
  await using market = await openToppedUpMarket();
  await market.buyer.post('/api/wallet/refund', { amount: usd(4_000) }, key());
  // Its bank was first.
  const id = await market.chargeBack();
  await market.finishActs();
  expect(await market.money()).toEqual([0, 10_000, 0]);
  await market.bankDecides(id, 'lost');
  expect(await market.money()).toEqual([0, 0, 0]);
});

test('a chargeback whose events were all lost is found, and so is how it ended', async () => {
  await using market = await openToppedUpMarket();
  await market.sandbox.tellNobody();
  const id = await market.chargeBack();
  expect(await market.money()).toEqual([10_000, 0, 0]);
  for (const _ of [1, 2]) await market.ask();
  expect(await market.money()).toEqual([0, 10_000, 0]);
  await market.bankDecides(id, 'lost');
  expect(await market.money()).toEqual([0, 10_000, 0]);
  await Promise.all([market.ask(), market.ask()]);
  expect(await market.money()).toEqual([0, 0, 0]);
});

test('a tip whose card was somebody else’s is taken back from its shop, which earns nothing by it', async () => {
  await using market = await openPayingMarket();
  const { app, maya, shop, stripe, sandbox } = market;
  const show = await buildShow(app.db, { shop_id: shop.id, state: 'live', starts_at: app.clock.now() });
  const cardId = await buildCard(app.db, stripe, maya.id, 'pm_card_createDispute');
  const tip = await market.buyer.post(`/api/shows/${show.id}/tips`, { amount: usd(5_000), cardId }, key());
  expect(tip.body.state).toBe('given');
  const money = async () => {
    const own = (await balancesOf(app.db, maya.id)).get('USD') ?? {};
    const of = (await balancesOf(app.db, shop.id)).get('USD') ?? {};
    const shopHas = (of['shop-pending'] ?? 0) + (of['shop-available'] ?? 0) + (of['shop-owed'] ?? 0);
    return [own.wallet ?? 0, own['wallet-frozen'] ?? 0, own['wallet-owed'] ?? 0, shopHas];
  };
  const fee = 5_000 - 400 - 4_425;
  expect(await money()).toEqual([0, 0, 0, 4_425]);
  sandbox.passTime();
  await sandbox.deliveries.idle();
  // All but what the card cost, which nobody gives back.
  expect(await money()).toEqual([0, 5_000, 0, -fee]);
  expect(await app.db.selectFrom('tips').select('state').execute()).toEqual([{ state: 'sent-back' }]);
  const { body: told } = await market.seller.get('/api/notifications');
  expect(told.items[0].text).toBe('notifications.text.tipChargedBack');
  const [dispute] = (await stripe.disputes.list()).data;
  await stripe.disputes.close(dispute?.id ?? '');
  await sandbox.deliveries.idle();
  expect(await money()).toEqual([0, 0, 0, -fee]);
  expect((await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
});

test('of what was tipped out of such a top-up, what waits still comes back, the last first and no more than is missing', async () => {
  await using market = await openToppedUpMarket();
  const { app, shop } = market;
  const show = await buildShow(app.db, { shop_id: shop.id, state: 'live', starts_at: app.clock.now() });
  const tip = async (amount: number) => {
    const given = await market.buyer.post(
      `/api/shows/${show.id}/tips`,
      { amount: usd(amount), cardId: null },
      key(),
    );
    expect(given.body.state).toBe('given');
    app.clock.forward(1_000);
  };
  await tip(1_000);
  // Its week is over.
  await app.db.updateTable('tips').set({ free_at: app.clock.now() }).execute();
  for (const job of tipJobs) await job.run({ ...app, log: app.log.log }, {} as never);
  await tip(2_000);
  await tip(3_000);
  await tip(1_500);
  await giveCredit(app.db, market.maya, 3_500);
  await market.chargeBack();
  // 6 000 were left, and so 4 000 were missing: the last two tips are enough.
  const states = await app.db.selectFrom('tips').select('state').orderBy('created_at').execute();
  expect(states.map(({ state }) => state)).toEqual(['given', 'given', 'sent-back', 'sent-back']);
  expect(await market.money()).toEqual([500, 10_000, 0]);
  const of = (await balancesOf(app.db, shop.id)).get('USD') ?? {};
  expect([of['shop-pending'], of['shop-available']]).toEqual([1_840, 920]);
  expect((await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
});
