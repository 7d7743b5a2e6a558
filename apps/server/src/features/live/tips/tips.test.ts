import { randomUUID } from 'node:crypto';
import type { CardId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { personalParts } from '../../../personal-parts.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { operatorSets } from '../../../testing/arranged.fixture.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { topUpOf } from '../../../testing/ledger.fixture.ts';
import { buildCard, buyerIn } from '../../../testing/paying.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { openTips, usd } from '../../../testing/tips.fixture.ts';
import { creditOf, giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { postAll } from '../../money/ledger/index.ts';
import { buildShow } from '../shows/show.builder.ts';
import { tipsNews } from './index.ts';

/** What a worker does about a tip that was given, or sent back. */
const tellNews = (app: TestApp, tipId: string) =>
  app.db.transaction().execute(async (tx) => {
    for (const { deliver } of tipsNews)
      await deliver({ payload: { tipId } } as Parameters<typeof deliver>[0], tx);
  });

test('a viewer tips from their wallet: the shop has it less the commission, the room and its host see it', async () => {
  await using market = await openTips();
  const { app, maya, owner, show } = market;
  using watcher = await speaker(app, null);
  await watcher.read(`rooms/${show.id}/messages`);
  using host = await speaker(app, owner);
  await host.read(`rooms/${show.id}/hosting`);
  const key = randomUUID();
  const { status, body } = await market.tip({}, maya, key);
  expect([status, body]).toMatchObject([201, { state: 'given', amount: usd(500), payment: null }]);
  expect((await market.tip({}, maya, key)).body).toEqual(body);
  expect([await creditOf(app.db, maya), await market.shopHas()]).toEqual([1_500, 460]);
  // Told twice it stands there once.
  for (let time = 0; time < 2; time += 1) await tellNews(app, body._id);
  const lines = await watcher.until((docs) => docs.length > 0);
  expect(lines).toMatchObject([{ id: body._id, data: { by: maya.id, text: '', tip: usd(500) } }]);
  await host.until((docs) => docs.some(({ id, data }) => id === 'sums' && data?.tips === 500));
});

test('a tip by card goes through the wallet in one go, and a card that says no gives nothing', async () => {
  await using market = await openTips();
  const { app, maya, stripe, cardId } = market;
  expect((await market.tip({ cardId })).body).toMatchObject({
    state: 'given',
    payment: { amount: usd(500) },
  });
  // 8 % for the market, 2.9 % and 30 cents for the card.
  expect([await creditOf(app.db, maya), await market.shopHas()]).toEqual([2_000, 415]);
  const bad = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  const refused = await market.tip({ cardId: bad });
  expect([refused.status, refused.body.error.code]).toEqual([402, 'card_declined']);
  expect([await creditOf(app.db, maya), await market.shopHas()]).toEqual([2_000, 415]);
  const states = await app.db.selectFrom('tips').select('state').orderBy('state').execute();
  expect(states.map(({ state }) => state)).toEqual(['failed', 'given']);
});

const DAY_MS = 86_400_000;

test('a tip waits for a week before its shop may spend it, and is set free once, however many look for it', async () => {
  await using market = await openTips();
  const { app } = market;
  await market.tip();
  expect(await market.waitingAndFree()).toEqual([460, 0]);
  const freeAt = new Date(app.clock.now().getTime() + 7 * DAY_MS).toISOString();
  const shown = async () => {
    const { balances } = (await market.seller.get(`/api/shops/${market.shop.id}/payout-overview`)).body;
    const { items } = (await market.seller.get('/api/wallet/movements?account=shop')).body;
    return [balances[0].tips, items.map(({ kind, state }: { kind: string; state: string }) => [kind, state])];
  };
  expect(await shown()).toEqual([{ amount: usd(460), nextAt: freeAt }, [['tip', 'pending']]]);
  app.clock.forward(7 * DAY_MS - 1);
  await market.freeTips();
  expect(await market.waitingAndFree()).toEqual([460, 0]);
  app.clock.forward(1);
  await Promise.all([market.freeTips(), market.freeTips(), market.freeTips()]);
  expect(await market.waitingAndFree()).toEqual([0, 460]);
  expect(await shown()).toEqual([
    null,
    [
      ['tip-matured', 'settled'],
      ['tip', 'settled'],
    ],
  ]);
});

test('where the operator lets no tip wait, it is the shop’s at once; one that waits is sent back out of what waits', async () => {
  await using market = await openTips();
  const { app } = market;
  const admin = await buildUser(app.db, { role: 'admin' });
  const { body } = await market.tip();
  const url = '/api/admin/payment-settings';
  const { arranged, currencies, rates } = (await app.as(admin).get(url)).body;
  const changed = await app.as(admin).put(url, { arranged, currencies, rates, tips: { days: 0 } });
  expect(changed.body.tips).toEqual({ days: 0 });
  await market.tip();
  expect(await market.waitingAndFree()).toEqual([460, 460]);
  const reason = { reason: 'Tapped twice' };
  const once = { 'idempotency-key': randomUUID() };
  expect((await app.as(admin).post(`/api/admin/tips/${body._id}/send-back`, reason, once)).status).toBe(200);
  expect(await market.waitingAndFree()).toEqual([0, 460]);
  app.clock.forward(8 * DAY_MS);
  await market.freeTips();
  expect(await market.waitingAndFree()).toEqual([0, 460]);
});

test('nobody gives more than they have, however many taps come at once, nor more than they let themselves', async () => {
  await using market = await openTips();
  const { app, maya, buyer } = market;
  const taps = await Promise.all(Array.from({ length: 8 }, () => market.tip()));
  const codes = taps.map(({ status, body }) => (status === 201 ? 'given' : body.error.code)).sort();
  expect(codes).toEqual([...Array(4).fill('given'), ...Array(4).fill('insufficient_funds')]);
  expect([await creditOf(app.db, maya), await market.shopHas()]).toEqual([0, 4 * 460]);
  await giveCredit(app.db, maya, 1_000);
  await buyer.put('/api/self-limits', { day: usd(2_200) });
  expect((await market.tip()).body.error.code).toBe('spending_limit_reached');
  expect((await market.tip({ amount: usd(200) })).status).toBe(201);
});

test('only who may speak in a live show tips there, never themselves, in its currency and within reason', async () => {
  await using market = await openTips();
  const { app, show, shop, owner } = market;
  const [muted, blocked, banned] = [
    await buyerIn(app, 'Muted'),
    await buyerIn(app, 'Blocked'),
    await buyerIn(app, 'Banned'),
  ];
  await app.db.updateTable('users').set({ muted: true }).where('id', '=', muted.id).execute();
  await sql`insert into user_blocks (blocker_id, blocked_id) values (${owner.id}, ${blocked.id})`.execute(
    app.db,
  );
  await sql`insert into room_bans (shop_id, user_id, show_id, by_id)
    values (${shop.id}, ${banned.id}, ${show.id}, ${owner.id})`.execute(app.db);
  const codeOf = async (input: object, who?: { id: UserId }) =>
    (await market.tip(input, who)).body.error?.code;
  expect(await Promise.all([muted, blocked, banned, owner].map((who) => codeOf({}, who)))).toEqual([
    ...['muted', 'may_not_tip', 'may_not_tip', 'own_show'],
  ]);
  expect(await codeOf({ amount: usd(99) })).toBe('invalid_input');
  expect(await codeOf({ amount: usd(50_001) })).toBe('invalid_input');
  expect(await codeOf({ amount: { amount: 500, currency: 'EUR' } })).toBe('invalid_input');
  expect(await codeOf({ cardId: randomUUID() })).toBe('not_found');
  await app.as(owner).post(`/api/shows/${show.id}/end`);
  expect(await codeOf({})).toBe('show_not_live');
  expect(await app.db.selectFrom('tips').select('id').execute()).toEqual([]);
});

test('a card gives no tip of single fils, which a wallet does', async () => {
  await using market = await openTips();
  const { app, maya, cardId } = market;
  await operatorSets(app.db, { currencies: ['KWD'] });
  const shop = await buildShop(app.db, { currency: 'KWD' });
  const show = await buildShow(app.db, { shop_id: shop.id, state: 'live', starts_at: app.clock.now() });
  await app.db.transaction().execute((tx) => postAll(tx, [topUpOf(maya.id, 9_000, { currency: 'KWD' })]));
  const give = (amount: number, card: CardId | null) =>
    market.buyer.post(
      `/api/shows/${show.id}/tips`,
      { amount: { amount, currency: 'KWD' }, cardId: card },
      { 'idempotency-key': randomUUID() },
    );
  const { status, body } = await give(2_005, cardId);
  expect([status, body.error.details]).toEqual([
    400,
    [{ field: 'amount.amount', message: expect.stringContaining('2010') }],
  ]);
  expect((await give(2_010, cardId)).body.state).toBe('given');
  expect((await give(2_005, null)).body.state).toBe('given');
});

test('staff send a tip back to the wallet once, with a reason, and never one of their own', async () => {
  await using market = await openTips();
  const { app, maya, owner, cardId, show } = market;
  using watcher = await speaker(app, null);
  await watcher.read(`rooms/${show.id}/messages`);
  const staff = await buildUser(app.db, { role: 'admin' });
  const { body } = await market.tip({ cardId });
  await tellNews(app, body._id);
  await watcher.until((docs) => docs.some(({ id }) => id === body._id));
  const back = (who: { id: UserId } = staff) =>
    app
      .as(who)
      .post(
        `/api/admin/tips/${body._id}/send-back`,
        { reason: 'Tapped twice' },
        { 'idempotency-key': randomUUID() },
      );
  expect((await back(owner)).status).toBe(403);
  const answers = await Promise.all([back(), back(), back()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  // The market's commission came back, the card's fee did not: the shop bears that.
  expect([await creditOf(app.db, maya), await market.shopHas()]).toEqual([2_500, -45]);
  // The room shows it no more, and both are told.
  for (let time = 0; time < 2; time += 1) await tellNews(app, body._id);
  await watcher.until((docs) => docs.every((doc) => 'gone' in doc));
  const textsOf = async (who: { id: UserId }) =>
    (await app.as(who).get('/api/notifications')).body.items.map(({ text }: { text: string }) => text);
  expect(await textsOf(maya)).toEqual(['notifications.text.tipSentBack']);
  expect(await textsOf(owner)).toEqual(['notifications.text.tipTakenBack']);
  const part = personalParts.find(({ name }) => name === 'tips');
  expect(await part?.give(app.db, maya.id)).toMatchObject([{ amount: 500, state: 'sent-back' }]);
  await app.db.transaction().execute(async (tx) => part?.forget?.(tx, maya.id, app.clock.now()));
  expect(await part?.give(app.db, maya.id)).toEqual([]);
  expect((await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
});

test.each([
  ['a tip that was given is in the books, and no other', `update tips set state = 'failed', given_at = null`],
  [
    'what came back of a tip is so in the books, and no more',
    `update tips set state = 'sent-back', sent_back_at = now(), returned = amount`,
  ],
  ['a tip that was set free is so in the books, and no other', `update tips set freed_at = now()`],
  ['what waits of a shop’s tips is pending in the books', `update tips set free_at = null`],
  [
    'a tip that waits has a card’s payment that waits, too',
    `update tips set state = 'pending', given_at = null where payment_id is not null`,
  ],
  ['a tip by card is one of its payment’s amount', `update tips set amount = amount + 1`],
])('it is noticed when this does not hold: %s', async (name, statement) => {
  await using market = await openTips();
  await market.tip({ cardId: market.cardId });
  const undone = new Error('undone');
  await expect(
    market.app.db.transaction().execute(async (tx) => {
      await sql.raw(statement).execute(tx);
      const broken = (await checkInvariants(tx, marketInvariants)).filter(({ ok }) => !ok);
      expect(broken.map((one) => one.name)).toContain(name);
      throw undone;
    }),
  ).rejects.toBe(undone);
});
