import { walletHeld } from '@souk/shared/money/ledger/wallet.ts';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openChargedMarket } from '../../../testing/chargebacks.fixture.ts';
import { usd } from '../../../testing/disputes.fixture.ts';
import { book, entryOf } from '../../../testing/ledger.fixture.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import {
  booksOf,
  buildCard,
  buy,
  inCart,
  key,
  openCheckout,
  payFor,
  stockOf,
} from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { balancesOf } from '../ledger/index.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import { reserveJobs } from '../reserve/index.ts';
import { hearChargebackEvent } from './hear-chargeback.ts';

type Market = Awaited<ReturnType<typeof openChargedMarket>>;

// 70.50 less 8 % of 64.00, and 2.9 % + 0.30; the other shop 26.50 less 1.60 and 1.07.
const [net, otherNet] = [7_050 - 512 - 234, 2_650 - 160 - 107];

async function marketHas({ app }: Market): Promise<Record<string, number>> {
  const rows = await app.db
    .selectFrom('ledger_accounts')
    .select(['kind', ({ fn }) => fn.sum<number>('balance').as('sum')])
    .where('kind', 'in', ['commission', 'provider-fees', 'refunds'])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
}

/** What the buyer has in their wallet: to spend, standing still, and owed. */
async function walletOf({ app, maya }: Pick<Market, 'app' | 'maya'>): Promise<number[]> {
  const own = (await balancesOf(app.db, maya.id)).get('USD') ?? {};
  return [own.wallet ?? 0, own['wallet-frozen'] ?? 0, own['wallet-owed'] ?? 0];
}

/** What lies at the provider, as a negative sum. */
async function clearingOf({ app }: Pick<Market, 'app'>): Promise<number> {
  return (await balancesOf(app.db, null)).get('USD')?.clearing ?? 0;
}

/** What a shop has in all, wherever it lies. */
const worthOf = async ({ app }: Market, shopId: Market['shop']['id']) =>
  Object.values(await booksOf(app.db, shopId)).reduce((sum, balance) => sum + balance, 0);

/** What the buyer was told last about what waits in their wallet. */
async function lastTold({ app, maya }: Market) {
  const { items } = await bellOf(app, maya);
  const said = items.find(({ text }) => text.startsWith('notifications.text.credit'));
  return said && { text: said.text.split('.').at(-1), ...said.params, to: said.to };
}

const inWallet = (text: string) => ({ text, price: usd(1_000), to: '/wallet' });

/** Everything the provider told of it, as it was told. */
const told = async ({ stripe }: Market) =>
  (await stripe.events.list({ limit: 100 })).data.filter(({ type }) => type.startsWith('charge.dispute'));

test('what a bank takes back stands still in both shops, and is theirs again when it decides for them', async () => {
  await using market = await openChargedMarket();
  const { app, shop, pottery, owner } = market;
  await market.arrive();
  await market.complete();
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': net });
  await market.chargeBack();
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-frozen': net });
  expect(await booksOf(app.db, pottery.id)).toEqual({ 'shop-frozen': otherNet });
  expect((await market.seller.get(`/api/orders/${market.order._id}`)).body.state).toBe('disputed');
  expect((await bellOf(app, owner)).items[0]).toMatchObject({
    text: 'notifications.text.chargebackOpened',
    params: { price: usd(7_050) },
  });
  // Nobody else gives it back meanwhile, and there is nothing more to complain about.
  const tried = [
    await market.act('seller', 'refunds', { of: { kind: 'all' }, reason: '' }),
    await market.act('buyer', 'disputes', { kind: 'problem', reason: 'damaged' }),
  ];
  expect(tried.map(({ status }) => status)).toEqual([409, 409]);

  await market.bankDecides('won');
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': net });
  expect(await booksOf(app.db, pottery.id)).toEqual({ 'shop-pending': otherNet });
  expect((await market.orderNow(market.order._id)).state).toBe('completed');
  expect((await market.orderNow(market.other._id)).state).toBe('paid');
  expect(await marketHas(market)).toMatchObject({ commission: 672, 'provider-fees': -1_500 });
});

test('what a bank decides for the buyer is taken of each shop’s own order, and the fee is the market’s', async () => {
  await using market = await openChargedMarket();
  const { app, shop, pottery, potter } = market;
  await market.arrive();
  await market.complete();
  await market.chargeBack();
  await market.bankDecides('lost');
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -234 });
  expect(await booksOf(app.db, pottery.id)).toEqual({ 'shop-owed': -107 });
  for (const { _id, total } of [market.order, market.other])
    expect(await market.orderNow(_id)).toMatchObject({
      ...{ state: 'refunded', refunded: total.amount, chargeback_id: null },
    });
  expect(await marketHas(market)).toMatchObject({ commission: 0, 'provider-fees': -1_500 });
  expect((await bellOf(app, potter)).items[0]?.text).toBe('notifications.text.chargebackLost');
});

test('what a bank takes back before it was sent is on sale again, and what went off is not', {
  tags: 'whole',
}, async () => {
  await using market = await openChargedMarket();
  const { app, variantId, other } = market;
  const stock = async () => ({
    vase: await stockOf(app.db, variantId),
    bowl: await stockOf(app.db, other.lines[0]?.variantId as typeof variantId),
  });
  const before = await stock();
  await market.arrive();
  await market.chargeBack();
  expect(await stock()).toEqual(before);
  await market.bankDecides('lost');
  expect(await stock()).toEqual({ ...before, bowl: before.bowl + 1 });
});

test('events come in any order and twice, and count once', async () => {
  await using market = await openChargedMarket();
  const { app, shop, sandbox } = market;
  await sandbox.tellNobody();
  await market.chargeBack();
  await market.bankDecides('lost');
  const events = await told(market);
  expect(events.map(({ type }) => type)).toContain('charge.dispute.closed');
  for (const event of [...events, ...events.toReversed()]) await hearChargebackEvent(app, event);
  await Promise.all(events.map((event) => hearChargebackEvent(app, event)));
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -234 });
  expect(await app.db.selectFrom('chargebacks').select(['state', 'fee']).execute()).toEqual([
    { state: 'lost', fee: 1_500 },
  ]);
  expect((await marketHas(market))['provider-fees']).toBe(-1_500);
});

test('a fee that the provider names after the chargeback was opened is booked once, whichever event tells of it', async () => {
  await using market = await openChargedMarket();
  const { app, sandbox } = market;
  await sandbox.tellNobody();
  await market.chargeBack();
  const events = await told(market);
  const [first] = events;
  if (!first) throw new Error('nothing was told');
  const early = structuredClone(first);
  Object.assign(early.data.object, { balance_transactions: [] });
  await hearChargebackEvent(app, early);
  expect((await marketHas(market))['provider-fees']).toBeUndefined();
  await Promise.all([...events, ...events, early].map((event) => hearChargebackEvent(app, event)));
  expect(await app.db.selectFrom('chargebacks').select('fee').execute()).toEqual([{ fee: 1_500 }]);
  expect((await marketHas(market))['provider-fees']).toBe(-1_500);
});

test('a fee that the provider gives back with what was won is no cost of the market, whichever event comes last', {
  tags: 'whole',
}, async () => {
  await using market = await openChargedMarket();
  const { app, sandbox } = market;
  await sandbox.tellNobody();
  await market.chargeBack();
  const [first] = await told(market);
  if (first?.type !== 'charge.dispute.funds_withdrawn') throw new Error('nothing was told');
  const [taken] = first.data.object.balance_transactions;
  if (!taken) throw new Error('nothing was taken');
  const won = structuredClone(first);
  const back = { ...taken, amount: -taken.amount, fee: -1_500 };
  Object.assign(won.data.object, { status: 'won', balance_transactions: [taken, back] });
  await hearChargebackEvent(app, first);
  expect((await marketHas(market))['provider-fees']).toBe(-1_500);
  await Promise.all([won, first, won].map((event) => hearChargebackEvent(app, event)));
  await hearChargebackEvent(app, first);
  expect((await marketHas(market))['provider-fees']).toBe(0);
});

test('a chargeback of a payment that is not known to have come in is told again', async () => {
  await using market = await openChargedMarket();
  await market.sandbox.tellNobody();
  await market.chargeBack();
  const [event] = await told(market);
  if (!event) throw new Error('nothing was told');
  const { app } = market;
  const { settled_at } = await app.db.selectFrom('payments').select('settled_at').executeTakeFirstOrThrow();
  const open = { state: 'processing', settled_at: null } as const;
  await app.db
    .updateTable('payments')
    .set({ ...open, intent: null })
    .execute();
  await expect(hearChargebackEvent(app, event)).rejects.toMatchObject({ code: 'payment_unknown' });
  expect(await app.db.selectFrom('chargebacks').select('id').execute()).toEqual([]);
  const intent = (event.data.object as { payment_intent: string }).payment_intent;
  await app.db.updateTable('payments').set({ intent }).execute();
  await expect(hearChargebackEvent(app, event)).rejects.toMatchObject({ code: 'payment_unknown' });
  await app.db.updateTable('payments').set({ state: 'succeeded', settled_at }).execute();
  await hearChargebackEvent(app, event);
  expect(await app.db.selectFrom('chargebacks').select('id').execute()).toHaveLength(1);
});

test('a chargeback of a payment that is no business of the market, or of a shop’s own account, is none here', {
  tags: 'whole',
}, async () => {
  await using market = await openChargedMarket();
  await market.sandbox.tellNobody();
  await market.chargeBack();
  const [event] = await told(market);
  if (!event) throw new Error('nothing was told');
  const foreign = structuredClone(event);
  Object.assign(foreign.data.object, { payment_intent: 'pi_of_another_shop' });
  await hearChargebackEvent(market.app, foreign);
  await hearChargebackEvent(market.app, { ...event, account: 'acct_of_a_shop' });
  expect(await market.app.db.selectFrom('chargebacks').select('id').execute()).toEqual([]);
});

test('the bank decides what buyer and shop were at odds about', async () => {
  await using market = await openChargedMarket();
  const { app, shop } = market;
  await market.arrive();
  const { body: dispute } = await market.act('buyer', 'disputes', { kind: 'problem', reason: 'damaged' });
  await market.chargeBack();
  const step = { step: 'refund' };
  expect((await market.seller.post(`/api/disputes/${dispute._id}/steps`, step, key())).status).toBe(409);
  expect((await market.buyer.get(`/api/disputes/${dispute._id}`)).body.state).toBe('overtaken');
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-frozen': net });
  await market.bankDecides('won');
  expect((await market.orderNow(market.order._id)).state).toBe('delivered');
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-pending': net });
});

test.each(['won', 'lost'] as const)(
  'a refund that the bank came before goes to the buyer once: %s',
  async (how) => {
    await using market = await openChargedMarket();
    const { app, maya } = market;
    await market.arrive();
    // Booked here, and not asked of the provider yet.
    await market.act('seller', 'refunds', { of: { kind: 'amount', amount: usd(1_000) }, reason: '' });
    await market.chargeBack();
    await market.finishActs();
    const wallet = () =>
      app.db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('kind', '=', 'wallet')
        .where('user_id', '=', maya.id)
        .execute();
    expect(await wallet()).toEqual([]);
    await market.bankDecides(how);
    expect(await wallet()).toEqual(how === 'won' ? [{ balance: 1_000 }] : []);
    expect((await marketHas(market)).refunds).toBe(0);
    const clearing = await app.db
      .selectFrom('ledger_accounts')
      .select(({ fn }) => fn.sum<number>('balance').as('sum'))
      .where('kind', '=', 'clearing')
      .executeTakeFirstOrThrow();
    // What the provider has: all that was paid less its fee, or nothing.
    expect(Number(clearing.sum)).toBe(how === 'won' ? -9_700 + 1_500 : 1_500);
  },
);

test.each(['won', 'lost'] as const)(
  'a refund that meets a chargeback which nobody told us of waits for it, and goes to the buyer once: %s',
  async (how) => {
    await using market = await openChargedMarket();
    const { app, maya, sandbox } = market;
    await market.arrive();
    await sandbox.tellNobody();
    await market.chargeBack();
    await market.act('seller', 'refunds', { of: { kind: 'amount', amount: usd(1_000) }, reason: '' });
    await market.finishActs();
    const wallet = async () => (await balancesOf(app.db, maya.id)).get('USD')?.wallet ?? 0;
    expect(await wallet()).toBe(0);
    for (const event of await told(market)) await hearChargebackEvent(app, event);
    app.clock.forward(3_600_000);
    await market.finishActs();
    expect(await wallet()).toBe(0);
    await market.bankDecides(how);
    for (const event of (await told(market)).toReversed()) await hearChargebackEvent(app, event);
    expect(await wallet()).toBe(how === 'won' ? 1_000 : 0);
    expect((await marketHas(market)).refunds).toBe(0);
  },
);

test.each(['won', 'lost'] as const)(
  'what a buyer kept in their wallet, and their bank takes back, is taken of the wallet: %s',
  { tags: 'whole' },
  async (how) => {
    await using market = await openChargedMarket();
    const { app, shop } = market;
    await market.arrive();
    await refundThatIsKept(market);
    expect(await walletOf(market)).toEqual([1_000, 0, 0]);
    // They have spent some of it by now.
    await book(app, entryOf({ kind: 'wallet-held', postings: walletHeld(market.maya.id, 600) }));
    const worth = await worthOf(market, shop.id);
    await market.chargeBack();
    expect(await walletOf(market)).toEqual([0, 1_000, -600]);
    expect(await lastTold(market)).toEqual(inWallet('creditChargedBack'));
    expect((await app.db.selectFrom('chargebacks').select(['amount', 'credit']).execute())[0]).toEqual({
      ...{ amount: 9_700, credit: 1_000 },
    });
    await market.bankDecides(how);
    expect(await walletOf(market)).toEqual(how === 'won' ? [400, 0, 0] : [0, 0, -600]);
    // What the shop gave back it does not give twice.
    expect(await worthOf(market, shop.id)).toBe(how === 'won' ? worth : -234);
    expect(await clearingOf(market)).toBe(how === 'won' ? -9_700 + 1_500 : 1_500);
  },
);

test('a buyer who kept all of an order in their wallet and goes to their bank has it once', {
  tags: 'whole',
}, async () => {
  await using market = await openChargedMarket();
  await market.act('buyer', 'ask-to-cancel', { reason: '', refundToWallet: true });
  await market.act('seller', 'cancel', { reason: '' });
  expect(await walletOf(market)).toEqual([7_050, 0, 0]);
  await market.chargeBack();
  expect(await walletOf(market)).toEqual([0, 7_050, 0]);
  await market.bankDecides('lost');
  expect(await walletOf(market)).toEqual([0, 0, 0]);
  expect(await clearingOf(market)).toBe(1_500);
  expect(await worthOf(market, market.shop.id)).toBe(-234);
  expect((await market.orderNow(market.order._id)).state).toBe('cancelled');
});

test('what the bank took is not kept in the wallet as well, and the choice does not outlive it', {
  tags: 'whole',
}, async () => {
  await using market = await openChargedMarket();
  await market.act('buyer', 'ask-to-cancel', { reason: '', refundToWallet: true });
  await market.chargeBack();
  expect(await market.orderNow(market.order._id)).toMatchObject({ refund_to_wallet: false });
  expect((await market.act('seller', 'cancel', { reason: '' })).status).toBe(409);
  await market.bankDecides('won');
  await market.act('seller', 'cancel', { reason: '' });
  expect(await walletOf(market)).toEqual([0, 0, 0]);
});

test.each(['won', 'lost'] as const)(
  'what a card did not take back, and its bank does, is taken of the wallet where it waits: %s',
  { tags: 'whole' },
  async (how) => {
    await using market = await openChargedMarket();
    await market.arrive();
    await refundThatIsRefused(market);
    expect(await walletOf(market)).toEqual([1_000, 0, 0]);
    await market.chargeBack();
    expect(await walletOf(market)).toEqual([0, 1_000, 0]);
    expect(await lastTold(market)).toEqual(inWallet('creditChargedBack'));
    await market.bankDecides(how);
    expect(await walletOf(market)).toEqual(how === 'won' ? [1_000, 0, 0] : [0, 0, 0]);
    expect(await clearingOf(market)).toBe(how === 'won' ? -9_700 + 1_500 : 1_500);
    expect(await lastTold(market)).toEqual(inWallet(how === 'won' ? 'creditChargeWon' : 'creditChargeLost'));
  },
);

/** 10.00 of an order, which its buyer would rather have in their wallet. */
async function refundThatIsKept({ act, buyer, seller }: Market): Promise<void> {
  const said = { kind: 'problem', reason: 'damaged', refundToWallet: true };
  const { body: dispute } = await act('buyer', 'disputes', said);
  const step = (who: typeof buyer, body: object) =>
    who.post(`/api/disputes/${dispute._id}/steps`, body, key());
  await step(seller, { step: 'offer-part', amount: usd(1_000) });
  expect((await step(buyer, { step: 'accept' })).status).toBe(200);
}

/** 10.00 of an order, which the card does not take back. */
async function refundThatIsRefused({ sandbox, act, finishActs }: Market): Promise<void> {
  sandbox.faults.add({ on: 'POST /v1/refunds', do: 'fail', status: 400, times: 1 });
  await act('seller', 'refunds', { of: { kind: 'amount', amount: usd(1_000) }, reason: '' });
  await finishActs();
}

const settleAs = async (
  { app, purposes }: Market,
  settled: { state: 'failed'; providerId: string | null; failure: string },
) => {
  const { id } = await app.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await app.db
    .transaction()
    .execute((tx) => settleRefund({ db: tx, clock: app.clock }, purposes, id, settled));
};

test.each(['won', 'lost'] as const)(
  'a refund that comes back while a bank has the whole payment goes to the buyer once: %s',
  { tags: 'whole' },
  async (how) => {
    await using market = await openChargedMarket();
    const { app, sandbox, stripe } = market;
    await market.arrive();
    await market.act('seller', 'refunds', { of: { kind: 'amount', amount: usd(1_000) }, reason: '' });
    await market.finishActs();
    const [charge] = (await stripe.charges.list()).data;
    sandbox.disputeAll(charge?.id ?? '');
    await sandbox.deliveries.idle();
    expect(await app.db.selectFrom('chargebacks').select(['amount', 'credit']).execute()).toEqual([
      { amount: 9_700, credit: 0 },
    ]);
    const { provider_id } = await app.db
      .selectFrom('refunds')
      .select('provider_id')
      .executeTakeFirstOrThrow();
    await settleAs(market, { state: 'failed', providerId: provider_id, failure: 'lost_or_stolen_card' });
    expect(await walletOf(market)).toEqual([0, 1_000, 0]);
    expect(await lastTold(market)).toEqual(inWallet('creditChargedBack'));
    await market.bankDecides(how);
    expect(await walletOf(market)).toEqual(how === 'won' ? [1_000, 0, 0] : [0, 0, 0]);
    expect(await clearingOf(market)).toBe(how === 'won' ? -9_700 + 1_500 : 1_500);
  },
);

test.each([
  ['comes back', true],
  ['is not made', false],
])(
  'of a refund that %s while a bank has a part of it, and keeps that, the buyer has the rest',
  async (_how, isMade) => {
    await using market = await openChargedMarket();
    const { app } = market;
    await market.arrive();
    await market.act('seller', 'refunds', { of: { kind: 'amount', amount: usd(1_000) }, reason: '' });
    if (isMade) await market.finishActs();
    const { intent } = await app.db.selectFrom('payments').select('intent').executeTakeFirstOrThrow();
    // 4.00 more than the orders have left.
    const tell = (status: string) => hearChargebackEvent(app, disputeOf({ intent, amount: 9_100 }, status));
    await tell('needs_response');
    const { provider_id } = await app.db
      .selectFrom('refunds')
      .select('provider_id')
      .executeTakeFirstOrThrow();
    await settleAs(market, { state: 'failed', providerId: provider_id, failure: 'charge_disputed' });
    expect(await walletOf(market)).toEqual(isMade ? [600, 400, 0] : [0, 0, 0]);
    await tell('lost');
    expect(await walletOf(market)).toEqual([600, 0, 0]);
    expect(await clearingOf(market)).toBe(-600);
    // Nobody asks for it again.
    await app.db.updateTable('acts').set({ recorded_at: app.clock.now() }).execute();
  },
);

test.each<[string, Array<[status: string, taken?: 'taken']>, state: string | null]>([
  ['that took nothing is none of ours', [['prevented']], null],
  ['that was open and took nothing is won', [['needs_response'], ['prevented']], 'won'],
  ['that took money is lost', [['prevented', 'taken']], 'lost'],
  [
    'that is said to have taken money later is lost',
    [['needs_response'], ['prevented'], ['prevented', 'taken']],
    'lost',
  ],
])('a dispute that is prevented stops nothing: one %s', async (_what, words, state) => {
  await using market = await openChargedMarket();
  const { app, shop } = market;
  await market.arrive();
  const { intent } = await app.db.selectFrom('payments').select('intent').executeTakeFirstOrThrow();
  for (const [day, [status, taken]] of words.entries())
    await hearChargebackEvent(app, disputeOf({ intent, amount: 9_700 }, status, { day, taken }));
  expect(await app.db.selectFrom('chargebacks').select('state').execute()).toEqual(state ? [{ state }] : []);
  expect(await market.orderNow(market.order._id)).toMatchObject({
    ...{ state: state === 'lost' ? 'refunded' : 'delivered', chargeback_id: null },
  });
  expect(await booksOf(app.db, shop.id)).toEqual(
    state === 'lost' ? { 'shop-owed': -234 } : { 'shop-pending': net },
  );
});

test.each([
  ['lost', 'its card did not take'],
  ['won', 'its card did not take'],
  ['lost', 'the bank came before'],
  ['won', 'the bank came before'],
  ['lost', 'its buyer kept in their wallet'],
  ['won', 'its buyer kept in their wallet'],
] as const)(
  'a payment that was %s and is decided anew, with a refund that %s: the money goes along each time',
  { tags: 'whole' },
  async (first, refund) => {
    await using market = await openChargedMarket();
    const { app, shop, pottery } = market;
    await market.arrive();
    if (refund === 'its card did not take') await refundThatIsRefused(market);
    else if (refund === 'its buyer kept in their wallet') await refundThatIsKept(market);
    else await market.act('seller', 'refunds', { of: { kind: 'amount', amount: usd(1_000) }, reason: '' });
    const shopsHave = async () => [await worthOf(market, shop.id), await worthOf(market, pottery.id)];
    const before = await shopsHave();
    await market.sandbox.tellNobody();
    await market.chargeBack();
    const [opened] = await told(market);
    if (!opened) throw new Error('nothing was told');
    const say = (status: string, day: number) => {
      const event = structuredClone(opened);
      Object.assign(event.data.object, { status });
      return hearChargebackEvent(app, { ...event, created: opened.created + day * 86_400 });
    };
    await say('needs_response', 0);
    await market.finishActs();
    const decisions = first === 'lost' ? ['lost', 'won', 'lost', 'won'] : ['won', 'lost', 'won', 'lost'];
    for (const [at, state] of decisions.entries()) {
      await say('appeal_under_review', at * 30 + 1);
      await say(state, at * 30 + 2);
      // Told again, and late what was so before.
      await Promise.all([say(state, at * 30 + 2), say(decisions[at - 1] ?? 'needs_response', at * 30 - 28)]);
      const isWon = state === 'won';
      expect(await shopsHave()).toEqual(isWon ? before : [-234, -107]);
      expect(await walletOf(market)).toEqual(isWon ? [1_000, 0, 0] : [0, 0, 0]);
      expect(await clearingOf(market)).toBe(isWon ? -9_700 + 1_500 : 1_500);
    }
    expect((await market.orderNow(market.order._id)).state).toBe('refunded');
    const last = first === 'lost' ? 'creditChargeWon' : 'creditChargeLost';
    expect(await lastTold(market)).toEqual(inWallet(last));
  },
);

test.each(['won', 'lost'] as const)(
  'money that came too late and that its bank takes back goes to the buyer once: %s',
  { tags: 'whole' },
  async (how) => {
    await using market = await openPayingMarket();
    const { app, stripe, maya, buyer, product, variantId } = market;
    const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
    await inCart(app, maya, product, 2);
    await payFor(buyer, (await openCheckout(buyer)).body, asked);
    const payment = await app.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    await market.giveUp(payment.id);
    app.clock.forward(600_000);
    await market.expire();
    await app.db.updateTable('product_variants').set({ available: 1 }).where('id', '=', variantId).execute();
    await market.passChallenge(payment.intent);
    const { id } = await app.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    const refused = { state: 'failed', providerId: null, failure: 'charge_disputed' } as const;
    const refuse = () =>
      app.db
        .transaction()
        .execute((tx) => settleRefund({ db: tx, clock: app.clock }, market.purposes, id, refused));
    const wallet = async () => (await balancesOf(app.db, maya.id)).get('USD')?.wallet ?? 0;
    await expect(refuse()).rejects.toMatchObject({ code: 'payment_unknown' });
    const tell = (status: string) => hearChargebackEvent(app, disputeOf(payment, status));
    await tell('needs_response');
    await refuse();
    expect(await wallet()).toBe(0);
    await tell(how);
    expect(await wallet()).toBe(how === 'won' ? payment.amount : 0);
    expect((await marketHas({ app } as Market)).refunds).toBe(0);
    // Nobody asks for it again.
    await app.db.updateTable('acts').set({ recorded_at: app.clock.now() }).execute();
  },
);

/** As the provider tells of one that is about a payment. */
const disputeOf = (
  { intent, amount }: { intent: string | null; amount: number },
  status: string,
  { day = 0, taken }: { day?: number; taken?: 'taken' | undefined } = {},
) =>
  ({
    type: 'charge.dispute.updated',
    created: 1_800_000_000 + day * 86_400,
    data: {
      object: {
        ...{ id: 'du_late', amount, currency: 'usd', status, reason: 'fraudulent', payment_intent: intent },
        balance_transactions: taken ? [{ amount: -amount, fee: 0, currency: 'usd' }] : [],
        evidence_details: { due_by: null, submission_count: 0 },
      },
    },
  }) as unknown as Stripe.Event;

test('a refund and a chargeback at the same moment give the buyer no more than they paid', async () => {
  await using market = await openChargedMarket();
  const { app, sandbox } = market;
  await market.arrive();
  await sandbox.tellNobody();
  await market.chargeBack();
  await market.bankDecides('lost');
  const events = await told(market);
  const refund = () => market.act('seller', 'refunds', { of: { kind: 'all' }, reason: '' });
  await Promise.all([
    refund(),
    market.act('buyer', 'disputes', { kind: 'problem', reason: 'damaged' }),
    ...events.map((event) => hearChargebackEvent(app, event)),
    refund(),
  ]);
  await market.finishActs();
  for (const event of events) await hearChargebackEvent(app, event);
  const { refunded, total } = await market.orderNow(market.order._id);
  expect(refunded).toBe(total);
  // The oracle, asked at the end, knows that no more went back than came in.
});

test('a refund that is kept in the wallet and a chargeback at the same moment give no more than was paid', async () => {
  await using market = await openChargedMarket();
  const { app, sandbox } = market;
  await market.act('buyer', 'ask-to-cancel', { reason: '', refundToWallet: true });
  await sandbox.tellNobody();
  await market.chargeBack();
  await market.bankDecides('lost');
  const events = await told(market);
  const some = () =>
    market.act('seller', 'refunds', { of: { kind: 'amount', amount: usd(4_000) }, reason: '' });
  await Promise.all([
    some(),
    market.act('seller', 'cancel', { reason: '' }),
    ...events.map((event) => hearChargebackEvent(app, event)),
    some(),
  ]);
  await market.finishActs();
  for (const event of events) await hearChargebackEvent(app, event);
  const { refunded, total } = await market.orderNow(market.order._id);
  expect(refunded).toBe(total);
  // The bank gave them all of it: whatever went to the wallet is gone from there.
  expect(await walletOf(market)).toEqual([0, 0, 0]);
  expect(await clearingOf(market)).toBe(1_500);
});

test('a shop with too many chargebacks has a share of its earnings kept back for a while, and is told', async () => {
  await using market = await openChargedMarket();
  const { app, shop, owner, maya, product } = market;
  await market.chargeBack();
  await market.bankDecides('lost');
  const good = await app.db
    .selectFrom('cards')
    .select('id')
    .where('user_id', '=', maya.id)
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const [next] = await buy(app, { user: maya, cardId: good.id }, [{ product }]);
  await market.seller.post(`/api/orders/${next?._id}/ship`, {}, key());
  await market.buyer.post(`/api/orders/${next?._id}/confirm-delivery`, undefined, key());
  await market.complete();
  // What it owed for the payment fee is paid first; a tenth of what it earned waits.
  const kept = Math.round(net / 10);
  expect(await booksOf(app.db, shop.id)).toEqual({
    'shop-available': net - 234 - kept,
    'shop-reserve': kept,
  });
  const freeAt = new Date(app.clock.now().getTime() + 90 * 86_400_000);
  expect((await market.seller.get(`/api/shops/${shop.id}/reserves`)).body).toMatchObject({
    ...{ orders: 2, chargedBack: 1 },
    items: [{ amount: usd(kept), freeAt: freeAt.toISOString() }],
  });
  const said = (await bellOf(app, owner)).items.find(({ text }) => text === 'notifications.text.reserveKept');
  expect(said?.params).toEqual({
    ...{ order: next?.number, price: usd(kept) },
    day: freeAt.toISOString().slice(0, 10),
  });
  const free = async () => {
    for (const job of reserveJobs) await job.run({ ...app, log: app.log.log }, {} as never);
  };
  app.clock.forward(90 * 86_400_000 - 1);
  await free();
  expect((await booksOf(app.db, shop.id))['shop-reserve']).toBe(kept);
  app.clock.forward(1);
  await Promise.all([free(), free()]);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': net - 234 });
  const waited = app.db.selectFrom('shop_reserves').select('freed_at').where('shop_id', '=', shop.id);
  expect(await waited.execute()).toEqual([{ freed_at: app.clock.now() }]);
});

test('what a refund took of a reserve is not shown as kept any more', { tags: 'whole' }, async () => {
  await using market = await openChargedMarket();
  const { app, shop, maya, product } = market;
  await market.chargeBack();
  await market.bankDecides('lost');
  const { id: cardId } = await app.db
    .selectFrom('cards')
    .select('id')
    .where('user_id', '=', maya.id)
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const earned = async () => {
    const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
    await market.seller.post(`/api/orders/${order?._id}/ship`, {}, key());
    await market.buyer.post(`/api/orders/${order?._id}/confirm-delivery`, undefined, key());
    await market.complete();
    return order;
  };
  const [first] = [await earned(), await earned()];
  const kept = async (): Promise<number[]> => {
    const { items } = (await market.seller.get(`/api/shops/${shop.id}/reserves`)).body;
    return items.map(({ amount }: { amount: { amount: number } }) => amount.amount);
  };
  const [one = 0, two = 0] = await kept();
  const available = (await booksOf(app.db, shop.id))['shop-available'] ?? 0;
  // More than the shop has free, so that some of it is taken of what is kept.
  await market.seller.post(`/api/shops/${shop.id}/balance-to-wallet`, { amount: usd(available) }, key());
  const of = { kind: 'amount', amount: usd(one + 10) };
  await market.seller.post(`/api/orders/${first?._id}/refunds`, { of, reason: '' }, key());
  const { 'shop-reserve': left = 0 } = await booksOf(app.db, shop.id);
  expect(left).toBeLessThan(one + two);
  expect((await kept()).reduce((sum, amount) => sum + amount, 0)).toBe(left);
});
