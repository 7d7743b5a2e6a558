// @module-tag whole
import type { TipId } from '@souk/shared/ids.ts';
import { walletHeld } from '@souk/shared/money/ledger/wallet.ts';
import { topUpChargedBack, topUpChargeLost } from '@souk/shared/money/ledger/wallet-debt.ts';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { book, entryOf } from '../../../testing/ledger.fixture.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { buildCard, key } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { balancesOf, ofWallet } from '../ledger/index.ts';
import { tipJobs } from '../tips/index.ts';
import { askingChargebacks } from './asking-chargebacks.job.ts';
import { chargebacksInvariants } from './chargebacks.invariants.ts';
import { hearDispute } from './hear-chargeback.ts';

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
      'what banks took back of wallets stands still until they decide',
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
  const id = await market.chargeBack();
  // 6 000 were left, and so 4 000 were missing: the last two tips are enough.
  const states = await app.db.selectFrom('tips').select('state').orderBy('created_at').execute();
  expect(states.map(({ state }) => state)).toEqual(['given', 'given', 'given', 'sent-back']);
  expect(await market.money()).toEqual([0, 10_000, 0]);
  const shopHas = async () => {
    const of = (await balancesOf(app.db, shop.id)).get('USD') ?? {};
    return [of['shop-pending'], of['shop-available']];
  };
  // Of the one before the last 2 500 of 3 000 came back.
  expect(await shopHas()).toEqual([1_840 + 460, 920]);
  await market.bankDecides(id, 'won');
  expect(await market.money()).toEqual([6_000, 0, 0]);
  expect(await shopHas()).toEqual([1_840 + 2_760 + 1_380, 920]);
  expect((await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
});

/** A tip of 50.00 by a card whose bank took back `amount` of it; its events came from nobody. */
async function openTipTakenBack(amount: number) {
  const market = await openPayingMarket();
  const { app, maya, shop, stripe, sandbox } = market;
  const show = await buildShow(app.db, { shop_id: shop.id, state: 'live', starts_at: app.clock.now() });
  const cardId = await buildCard(app.db, stripe, maya.id, 'pm_card_createDispute');
  const tip = await market.buyer.post(`/api/shows/${show.id}/tips`, { amount: usd(5_000), cardId }, key());
  expect(tip.body.state).toBe('given');
  await sandbox.tellNobody();
  sandbox.passTime();
  const [told] = (await stripe.disputes.list()).data;
  if (!told) throw new Error('nothing was charged back');
  const hear = (change: Partial<Stripe.Dispute> = {}) => hearDispute(app, { ...told, amount, ...change });
  await hear();
  return Object.assign(market, {
    ...{ hear, tipId: tip.body._id as TipId },
    async money() {
      const own = (await balancesOf(app.db, maya.id)).get('USD') ?? {};
      const of = (await balancesOf(app.db, shop.id)).get('USD') ?? {};
      const free = (of['shop-available'] ?? 0) + (of['shop-owed'] ?? 0);
      return [
        own.wallet ?? 0,
        own['wallet-frozen'] ?? 0,
        own['wallet-owed'] ?? 0,
        of['shop-pending'] ?? 0,
        free,
      ];
    },
    async isWell() {
      expect((await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
    },
  });
}

test('a bank that takes back a part of a tip takes that part of the shop, and of the commission its share', async () => {
  await using market = await openTipTakenBack(1_999);
  // 8 % of it came from the market.
  const [left, part] = [4_425, 1_999 - 160];
  expect(await market.money()).toEqual([0, 1_999, 0, left - part, 0]);
  expect(await market.app.db.selectFrom('tips').select(['state', 'returned']).execute()).toEqual([
    { state: 'given', returned: 1_999 },
  ]);
  await market.hear({ status: 'lost' });
  expect(await market.money()).toEqual([0, 0, 0, left - part, 0]);
  // What is left of it is the shop's after its week.
  market.app.clock.forward(8 * 86_400_000);
  for (const job of tipJobs) await job.run({ ...market.app, log: market.app.log.log }, {} as never);
  expect(await market.money()).toEqual([0, 0, 0, 0, left - part]);
  await market.isWell();
});

test.each([1_999, 5_000])(
  'a tip of which a bank took back %i and let it be is the shop’s once more',
  async (part) => {
    await using market = await openTipTakenBack(part);
    // Told twice at once, and again.
    await Promise.allSettled([market.hear({ status: 'won' }), market.hear({ status: 'won' })]);
    await market.hear({ status: 'won' });
    expect(await market.money()).toEqual([0, 0, 0, 4_425, 0]);
    const { body: told } = await market.seller.get('/api/notifications');
    expect(told.items[0]).toMatchObject({
      text: 'notifications.text.tipGivenAgain',
      params: { price: usd(part) },
    });
    expect(
      await market.app.db.selectFrom('tips').select(['state', 'returned', 'sent_back_at']).execute(),
    ).toEqual([{ state: 'given', returned: 0, sent_back_at: null }]);
    await market.isWell();
  },
);

test('it is noticed when a tip is given again that a bank has not let be', async () => {
  await using market = await openTipTakenBack(1_999);
  const trying = market.app.db.transaction().execute(async (tx) => {
    await sql`update tip_returns set given_again = 1`.execute(tx);
    const broken = (await checkInvariants(tx, marketInvariants)).filter(({ ok }) => !ok);
    expect(broken.map(({ name }) => name)).toEqual([
      'what a bank brought back of a tip is decided once the bank has, and given again only if it let the payment be',
    ]);
    throw new Error('taken back');
  });
  await expect(trying).rejects.toThrow('taken back');
});

test('whoever owes the market pays that first when a bank lets a tip be, and the shop has what is left', async () => {
  await using market = await openTipTakenBack(5_000);
  const { app, maya } = market;
  const owed = ofWallet(maya.id, topUpChargedBack, 2_000);
  await book(app, entryOf({ kind: 'top-up-charged-back', postings: owed }));
  await book(app, entryOf({ kind: 'top-up-charge-lost', postings: topUpChargeLost(maya.id, 2_000) }));
  await market.hear({ status: 'won' });
  // 3 000 were there of the 5 000, with 8 % for the market.
  expect(await market.money()).toEqual([0, 0, 0, 4_425 - (2_000 - 160), 0]);
  await market.isWell();
});

test('what staff sent back meanwhile stays with its giver, whatever the bank decides', async () => {
  await using market = await openTipTakenBack(1_999);
  const staff = market.app.as(await buildUser(market.app.db, { role: 'admin' }));
  const url = `/api/admin/tips/${market.tipId}/send-back`;
  expect((await staff.post(url, { reason: 'Asked for' }, key())).status).toBe(200);
  const fee = 5_000 - 400 - 4_425;
  expect(await market.money()).toEqual([5_000 - 1_999, 1_999, 0, 0, -fee]);
  await market.hear({ status: 'won' });
  expect(await market.money()).toEqual([5_000, 0, 0, 0, -fee]);
  await market.isWell();
});

test('what the provider takes for a chargeback is booked in the currency in which it settles', async () => {
  await using market = await openPayingMarket();
  const { app, maya, stripe, sandbox } = market;
  const card = await buildCard(app.db, stripe, maya.id, 'pm_card_createDispute');
  await market.buyer.post('/api/wallet/top-ups', { amount: usd(10_000), card }, key());
  await sandbox.tellNobody();
  sandbox.passTime();
  const [told] = (await stripe.disputes.list()).data;
  const [moved] = told?.balance_transactions ?? [];
  if (!told || !moved) throw new Error('nothing was charged back');
  const inEuros = (fee: number) => ({ ...moved, amount: -9_200, net: -9_200 - fee, currency: 'eur', fee });
  const hear = (...moves: (typeof moved)[]) => hearDispute(app, { ...told, balance_transactions: moves });
  const feesIn = async (currency: string) =>
    (await balancesOf(app.db, null)).get(currency)?.['provider-fees'] ?? 0;
  const before = await feesIn('USD');
  await hear();
  await hear(inEuros(2_000));
  await hear(inEuros(2_000));
  await hear();
  expect([await feesIn('EUR'), await feesIn('USD')]).toEqual([-2_000, before]);
  expect((await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
});

test('credit whose top-up is decided about anew goes along, and what was spent of it is owed or paid', async () => {
  await using market = await openToppedUpMarket();
  const { app, stripe } = market;
  await market.spend(7_000);
  await market.sandbox.tellNobody();
  await market.chargeBack();
  const [told] = (await stripe.disputes.list()).data;
  if (!told) throw new Error('nothing was charged back');
  for (const status of ['needs_response', 'lost', 'appeal_under_review', 'won', 'lost', 'won']) {
    app.clock.forward(86_400_000);
    await hearDispute(app, { ...told, status });
    if (status === 'won') expect(await market.money()).toEqual([3_000, 0, 0]);
    if (status === 'lost') expect(await market.money()).toEqual([0, 0, -7_000]);
  }
  expect((await bellOf(app, market.maya)).items[0]).toMatchObject({
    text: 'notifications.text.topUpChargeWon',
  });
});

test('a tip whose card’s payment is decided about anew is given again once, and stays', async () => {
  await using market = await openTipTakenBack(5_000);
  const fee = 5_000 - 400 - 4_425;
  const expected: Array<[string, number[]]> = [
    ['lost', [0, 0, 0, 0, -fee]],
    ['won', [0, 0, 0, 4_425, 0]],
    ['lost', [0, 0, -5_000, 4_425, 0]],
    ['won', [0, 0, 0, 4_425, 0]],
  ];
  for (const [status, money] of expected) {
    market.app.clock.forward(86_400_000);
    await market.hear({ status });
    expect(await market.money()).toEqual(money);
    await market.isWell();
  }
});
