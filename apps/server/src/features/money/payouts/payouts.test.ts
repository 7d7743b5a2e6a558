import { shopAccount } from '@souk/shared/money/ledger/accounts.ts';
import type { Movement } from '@souk/shared/money/wallet/schema.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buy } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import {
  closedAccount,
  HOUR_MS,
  openShopToPay,
  ownAccount,
  withKey,
} from '../../../testing/payouts.fixture.ts';
import { creditOf, giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { balanceOf } from '../ledger/index.ts';

test('a seller enters a bank account, waits 48 hours, and has what is ready sent there', async () => {
  await using market = await openShopToPay();
  const { app, seller } = market;
  await market.fill(20_000);
  await market.sell(6_000);
  await market.sell(4_000);
  await seller.put('/api/bank-account', ownAccount);
  expect((await market.ask(10_000)).body.error).toMatchObject({ code: 'payouts_paused' });
  app.clock.forward(48 * HOUR_MS - 1);
  expect((await market.overview()).balances[0].obstacle).toBe('payouts_paused');
  expect((await market.ask(10_000)).body.error.code).toBe('payouts_paused');
  app.clock.forward(1);
  expect((await market.overview()).balances[0]).toMatchObject({
    ...{ obstacle: null, available: { amount: 10_000, currency: 'USD' } },
  });
  const { status, body } = await market.ask(7_500);
  expect([status, body]).toMatchObject([201, { number: 'PO-0001', state: 'sent', last4: '6789' }]);
  expect(body.expectedAt).not.toBeNull();
  expect(await market.has()).toEqual({ 'shop-available': 2_500, 'shop-in-payout': 7_500 });
  await market.bankWorks();
  expect(await market.list()).toMatchObject([
    { number: 'PO-0001', state: 'paid', amount: { amount: 7_500 } },
  ]);
  expect(await market.has()).toEqual({ 'shop-available': 2_500 });
  const { data } = await market.stripe.transfers.list();
  expect(data.map(({ amount }) => amount)).toEqual([7_500]);
});

test('yen, dinars, forint and kronur are paid out as banks count them; what is less than that stays', async () => {
  await using market = await openShopToPay();
  const { seller, shop, stripe } = market;
  await market.hasAccount();
  const sums = [
    { amount: 20_001, currency: 'JPY', left: 0, sent: 20_001 },
    { amount: 45_505, currency: 'KWD', left: 5, sent: 45_500 },
    { amount: 499_050, currency: 'HUF', left: 50, sent: 499_000 },
    { amount: 4_991, currency: 'ISK', left: 0, sent: 499_100 },
  ];
  for (const { amount: earned, currency, left, sent } of sums) {
    const amount = earned - left;
    await market.fill(2 * sent, currency.toLowerCase());
    await market.sell(earned, `SK-${currency}`, shop.id, currency);
    const asked = await seller.post(
      `/api/shops/${shop.id}/payouts`,
      { amount: { amount: earned, currency } },
      withKey(),
    );
    expect([asked.status, asked.body]).toMatchObject([201, { state: 'sent', amount: { amount, currency } }]);
    await market.bankWorks();
    expect(await balanceOf(market.app.db, shopAccount('shop-available', shop.id), currency)).toEqual({
      ...{ amount: left, currency },
    });
  }
  const states = (await market.list()).map(({ state }: { state: string }) => state);
  expect(states).toEqual(['paid', 'paid', 'paid', 'paid']);
  const { data } = await stripe.transfers.list();
  expect(data.map(({ amount, currency }) => [amount, currency.toUpperCase()])).toEqual(
    sums.map(({ sent, currency }) => [sent, currency]).toReversed(),
  );
});

test('money that the bank sends back is the shop’s again, and its seller is told', async () => {
  await using market = await openShopToPay();
  await market.fill(20_000);
  await market.sell(6_000);
  await market.hasAccount(closedAccount);
  expect((await market.ask(6_000)).body.state).toBe('sent');
  await market.bankWorks();
  expect(await market.list()).toMatchObject([{ state: 'failed', failure: 'bank_refused' }]);
  expect(await market.has()).toEqual({ 'shop-available': 6_000 });
  const said = market.app.db.selectFrom('payouts').select('refusal').execute();
  expect(await said).toEqual([{ refusal: 'account_closed' }]);
  const { items } = (await market.seller.get('/api/notifications')).body;
  expect(items.map(({ text }: { text: string }) => text)).toContain('notifications.text.payoutFailed');
  // What lay on the shop's account at the provider is brought back to the market's.
  expect(await market.finish()).toBe(1);
  const { data } = await market.stripe.transfers.list();
  expect(data.map(({ reversed }) => reversed)).toEqual([true]);
});

test('the provider tells by itself that a payout arrived, however often', async () => {
  await using market = await openShopToPay({ isTold: true });
  const { sandbox } = market;
  await market.fill(20_000);
  await market.sell(6_000);
  await market.hasAccount();
  await market.ask(6_000);
  sandbox.deliveries.copies = 2;
  sandbox.passTime();
  await expect.poll(market.list).toMatchObject([{ state: 'paid' }]);
  await sandbox.deliveries.idle();
  expect(await market.has()).toEqual({});
});

test('one that the provider refuses is a failed payout, and the money is there', async () => {
  await using market = await openShopToPay();
  await market.sell(6_000);
  await market.hasAccount();
  const { status, body } = await market.ask(6_000);
  expect([status, body]).toMatchObject([201, { state: 'failed', failure: 'provider_refused' }]);
  expect(await market.has()).toEqual({ 'shop-available': 6_000 });
  await market.fill(9_000);
  expect((await market.ask(6_000)).body).toMatchObject({ number: 'PO-0002', state: 'sent' });
});

test.each([
  ['shop_suspended', { status: 'suspended' }, {}],
  ['shop_closed', { status: 'closed' }, {}],
  ['seller_not_verified', {}, { seller_verified_at: null }],
] as const)('a seller is told what a payout waits for: %s', async (code, shop, owner) => {
  await using market = await openShopToPay();
  const { app } = market;
  await market.sell(6_000);
  await market.hasAccount();
  if ('status' in shop)
    await app.db.updateTable('shops').set(shop).where('id', '=', market.shop.id).execute();
  if ('seller_verified_at' in owner)
    await app.db.updateTable('users').set(owner).where('id', '=', market.owner.id).execute();
  expect((await market.overview()).balances[0].obstacle).toBe(code);
  expect((await market.ask(6_000)).body.error.code).toBe(code);
  expect(await market.list()).toEqual([]);
});

test('without a bank account, enough money or a provider nothing is begun', async () => {
  await using market = await openShopToPay();
  await market.sell(6_000);
  expect((await market.ask(6_000)).body.error.code).toBe('no_bank_account');
  await market.hasAccount();
  expect((await market.ask(6_001)).body.error).toMatchObject({
    ...{ code: 'not_enough_available', details: { available: { amount: 6_000 } } },
  });
  expect((await market.ask(499)).body.error).toMatchObject({ code: 'below_least_payout' });
  expect((await market.ask(0)).status).toBe(400);
  await using dry = await openShopToPay({ hasProvider: false });
  await dry.sell(6_000);
  await dry.hasAccount();
  expect((await dry.ask(6_000)).body.error.code).toBe('payouts_unavailable');
});

test('every Monday what is ready goes out, once, also when Monday was missed or paused', async () => {
  await using market = await openShopToPay();
  const { app, seller, shop } = market;
  await market.fill(50_000);
  await market.sell(6_000);
  await market.hasAccount();
  // Sunday morning.
  const { body } = await seller.put(`/api/shops/${shop.id}/payout-schedule`, { schedule: 'weekly' });
  expect(body).toMatchObject({ schedule: 'weekly', nextAt: '2026-11-23T12:00:00.000Z' });
  await market.run('scheduled-payouts');
  expect(await market.list()).toEqual([]);

  app.clock.forward(27 * HOUR_MS);
  await Promise.all([market.run('scheduled-payouts'), market.run('scheduled-payouts')]);
  expect(await market.list()).toMatchObject([
    { state: 'begun', bySchedule: true, amount: { amount: 6_000 } },
  ]);
  expect(await market.finish()).toBe(1);
  expect(await market.list()).toMatchObject([{ state: 'sent' }]);
  // What comes in on Tuesday waits for the next Monday.
  await market.sell(3_000);
  app.clock.forward(24 * HOUR_MS);
  await market.run('scheduled-payouts');
  expect(await market.list()).toHaveLength(1);

  // On Sunday the account is changed: Monday's payout goes out on Tuesday.
  app.clock.forward(5 * 24 * HOUR_MS);
  await app.db
    .updateTable('bank_accounts')
    .set({ paused_until: new Date('2026-12-01T09:00:00Z') })
    .execute();
  app.clock.forward(24 * HOUR_MS);
  await market.run('scheduled-payouts');
  expect(await market.list()).toHaveLength(1);
  app.clock.forward(24 * HOUR_MS);
  await market.run('scheduled-payouts');
  expect(await market.list()).toMatchObject([{ number: 'PO-0002', amount: { amount: 3_000 } }, {}]);
  await market.finish();
  // The oracle is asked about payouts of before the pause too.
  await app.db
    .updateTable('bank_accounts')
    .set({ paused_until: new Date('2026-11-22T10:00:00Z') })
    .execute();
});

test('a payout says order by order what came together since the one before it', async () => {
  await using market = await openShopToPay();
  const { seller, shop } = market;
  await market.fill(50_000);
  await market.sell(6_000, 'SK-1');
  await market.hasAccount();
  const first = (await market.ask(5_000)).body;
  await market.sell(2_000, 'SK-2');
  const second = (await market.ask(3_000)).body;
  const detail = async (id: string) => (await seller.get(`/api/shops/${shop.id}/payouts/${id}`)).body;
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  expect(await detail(first._id)).toMatchObject({
    ...{ carried: usd(0), more: 0 },
    lines: [
      {
        ...{ kind: 'matured', order: 'SK-1', title: 'Zigzag mug', net: usd(6_000) },
        sale: { gross: usd(6_150), commission: usd(100), paymentFee: usd(50), tax: usd(0) },
      },
    ],
  });
  expect(await detail(second._id)).toMatchObject({
    ...{ carried: usd(1_000), lines: [{ order: 'SK-2', net: usd(2_000) }] },
  });
});

test('a payout says what of an order was for its shipping, what went back before, and what paid a debt: it adds up', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, product, seller, shop, owner } = market;
  await app.db
    .updateTable('users')
    .set({ seller_verified_at: app.clock.now() })
    .where('id', '=', owner.id)
    .execute();
  await seller.put('/api/bank-account', ownAccount);
  const [cancelled] = await buy(app, { user: maya, cardId }, [{ product }]);
  await seller.post(`/api/orders/${cancelled?._id}/cancel`, {}, withKey());
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  await seller.post(`/api/orders/${order?._id}/ship`, {}, withKey());
  const of = { kind: 'amount', amount: { amount: 1_000, currency: 'USD' } };
  await seller.post(`/api/orders/${order?._id}/refunds`, { of, reason: '' }, withKey());
  await market.buyer.post(`/api/orders/${order?._id}/confirm-delivery`, undefined, withKey());
  app.clock.forward(72 * HOUR_MS);
  await market.followOrders();
  const amount = { amount: 5_000, currency: 'USD' };
  const { body: payout } = await seller.post(`/api/shops/${shop.id}/payouts`, { amount }, withKey());
  const { body } = await seller.get(`/api/shops/${shop.id}/payouts/${payout._id}`);
  expect(body.lines).toHaveLength(1);
  const [{ order: number, net, sale }] = body.lines;
  const said = Object.fromEntries(
    Object.entries(sale as Record<string, { amount: number }>).map(([name, { amount: part }]) => [
      name,
      part,
    ]),
  );
  // The market gave back its share of the commission with what went back.
  const commission = 512 - 73;
  expect([number, said]).toEqual([
    order?.number,
    { gross: 7_050, shipping: 650, refunded: 1_000, commission, paymentFee: 234, tax: 0, withheld: 234 },
  ]);
  expect(net.amount).toBe(7_050 - 1_000 - commission - 234 - 234);
});

test('a shop’s balance is moved to its owner’s wallet at once, once, and not back', async () => {
  await using market = await openShopToPay();
  const { app, seller, shop, owner } = market;
  await market.sell(6_000);
  const move = (amount: number, key?: string) =>
    seller.post(
      `/api/shops/${shop.id}/balance-to-wallet`,
      { amount: { amount, currency: 'USD' } },
      withKey(key),
    );
  const answers = await Promise.all([1, 2, 3].map(() => move(4_000, 'move-0001')));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await move(4_000, 'move-0001')).body).toEqual({ moved: { amount: 4_000, currency: 'USD' } });
  expect(await balanceOf(app.db, { kind: 'wallet', owner: owner.id }, 'USD')).toMatchObject({
    amount: 4_000,
  });
  expect((await move(2_001)).body.error.code).toBe('not_enough_available');
  expect((await move(2_000)).status).toBe(200);
  expect(await market.has()).toEqual({});
});

test('what a shop owes its owner pays out of their wallet, as far as that goes, and may close it then', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, product, seller, shop, owner } = market;
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  await seller.post(`/api/orders/${order?._id}/cancel`, {}, withKey());
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const balance = async () => (await seller.get(`/api/shops/${shop.id}/payout-overview`)).body.balances[0];
  const pay = async (amount: number) =>
    (await seller.post(`/api/shops/${shop.id}/debt-payments`, { amount: usd(amount) }, withKey())).body;
  const close = async () => (await seller.post(`/api/shops/${shop.id}/close`)).body;
  // The payment fee of what was cancelled is the shop's.
  expect(await balance()).toMatchObject({ owed: usd(234), payable: usd(0) });
  expect(await pay(234)).toEqual({ paid: usd(0) });
  expect((await close()).error.details).toEqual([{ reason: 'money_here', count: 1, until: null }]);
  await giveCredit(app.db, owner, 200);
  expect(await balance()).toMatchObject({ owed: usd(234), payable: usd(200) });
  expect(await pay(234)).toEqual({ paid: usd(200) });
  await giveCredit(app.db, owner, 100);
  expect([await pay(500), await pay(34), await creditOf(app.db, owner)]).toEqual([
    ...[{ paid: usd(34) }, { paid: usd(0) }, 66],
  ]);
  const stories = await Promise.all(
    ['wallet', 'shop'].map((of) => seller.get(`/api/wallet/movements?account=${of}`)),
  );
  expect(
    stories.map(({ body }) => body.items.find((one: Movement) => one.kind === 'debt-paid')),
  ).toMatchObject([...[{ amount: usd(-34) }, { amount: usd(34) }]]);
  expect((await close()).status).toBe('closed');
  const mallory = app.as(await buildUser(app.db));
  const foreign = await mallory.post(`/api/shops/${shop.id}/debt-payments`, { amount: usd(1) }, withKey());
  expect(foreign.status).toBe(403);
});

test('what a shop owes and paid the market directly an admin books, never more than it owes, and the seller reads it', async () => {
  await using market = await openPayingMarket();
  const { app, maya, cardId, product, seller, shop, owner } = market;
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  await seller.post(`/api/orders/${order?._id}/cancel`, {}, withKey());
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const [ada, grace] = [
    await buildUser(app.db, { role: 'admin' }),
    await buildUser(app.db, { role: 'admin' }),
  ];
  const book = (by: typeof ada, amount: number, key = withKey()) =>
    app
      .as(by)
      .post(`/api/admin/shops/${shop.id}/debt-payments`, { amount: usd(amount), reference: 'DE-7' }, key);
  const owing = async () => (await app.as(ada).get('/api/admin/debts')).body;
  expect(await owing()).toMatchObject({ items: [{ shop: { _id: shop.id }, owed: usd(234) }], total: 1 });
  expect((await book(ada, 235)).body.error).toMatchObject({
    ...{ code: 'more_than_owed', details: { owed: usd(234) } },
  });
  const key = withKey();
  expect((await book(ada, 34, key)).body).toEqual({ owed: usd(200) });
  expect((await book(ada, 34, key)).body).toEqual({ owed: usd(200) });
  // Two at once, of whom each would be within it alone.
  const both = await Promise.all([book(ada, 200), book(grace, 200)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await owing()).toEqual({ items: [], total: 0 });
  const story = (await seller.get('/api/wallet/movements?account=shop')).body.items;
  expect(story.filter((one: Movement) => one.kind === 'debt-booked')).toMatchObject([
    ...[{ amount: usd(200), title: 'DE-7' }, { amount: usd(34) }],
  ]);
  const heard = (await app.as(owner).get('/api/notifications')).body;
  expect(JSON.stringify(heard)).toContain('debtBooked');
  expect((await app.as(ada).get('/api/admin/audit?action=debt.booked')).body.total).toBe(2);
  expect((await seller.post(`/api/shops/${shop.id}/close`)).body.status).toBe('closed');
});

test('what an admin booked by mistake is taken back once, for a reason that the seller reads, and what is ready pays it first', async () => {
  await using market = await openShopToPay();
  const { app, seller, shop, owner } = market;
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const [admin, other, support] = [
    app.as(await buildUser(app.db, { role: 'admin' })),
    app.as(await buildUser(app.db, { role: 'admin' })),
    app.as(await buildUser(app.db, { role: 'support' })),
  ];
  await market.owe(234);
  const received = { amount: usd(200), reference: 'DE-7' };
  await admin.post(`/api/admin/shops/${shop.id}/debt-payments`, received, withKey());
  const listed = async () => (await admin.get('/api/admin/debt-payments')).body;
  const { items, total } = await listed();
  expect([items, total]).toMatchObject([[{ shop: { _id: shop.id }, ...received, undone: null }], 1]);
  // A sale pays the rest meanwhile, and brings 66 cents.
  await market.sell(100);
  expect(await market.has()).toEqual({ 'shop-available': 66 });
  const path = `/api/admin/debt-payments/${items[0]._id.toUpperCase()}/undo`;
  const undo = (by: typeof admin, key = withKey(), reason = 'It was another shop’s') =>
    by.post(path, { reason }, key);
  expect((await undo(admin, withKey(), ' ')).body.error.details[0]).toMatchObject({ field: 'reason' });
  for (const by of [support, seller]) expect((await undo(by)).status).toBe(403);
  const key = withKey();
  expect([(await undo(admin, key)).status, (await undo(admin, key)).status]).toEqual([204, 204]);
  expect((await undo(other)).body.error.code).toBe('debt_payment_undone');
  expect(await market.has()).toEqual({ 'shop-owed': -134 });
  expect((await listed()).items[0].undone).toMatchObject({ reason: 'It was another shop’s' });
  const story = (await seller.get('/api/wallet/movements?account=shop')).body.items;
  expect(story.find((one: Movement) => one.kind === 'debt-unbooked')).toMatchObject({
    ...{ amount: usd(-200), title: 'It was another shop’s' },
  });
  expect(JSON.stringify((await app.as(owner).get('/api/notifications')).body)).toContain('debtUnbooked');
  const log = (await admin.get('/api/admin/audit?action=debt.unbooked')).body;
  expect([log.total, JSON.stringify(log)]).toEqual([1, expect.stringContaining('It was another shop’s')]);
  const nowhere = await admin.post(`/api/admin/debt-payments/${newId()}/undo`, { reason: 'x' }, withKey());
  expect(nowhere.status).toBe(404);
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', owner.id).execute();
  expect((await undo(seller)).status).toBe(403);
});

test('nobody books for their own shop what it owes', async () => {
  await using market = await openPayingMarket();
  const { app, shop, owner } = market;
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', owner.id).execute();
  const body = { amount: { amount: 1, currency: 'USD' }, reference: 'mine' };
  const { status } = await app.as(owner).post(`/api/admin/shops/${shop.id}/debt-payments`, body, withKey());
  expect(status).toBe(403);
});

test('who has money here or on its way neither closes the shop nor leaves', async () => {
  await using market = await openShopToPay();
  const { seller, shop, owner } = market;
  const reasons = async () => {
    const closing = await seller.post(`/api/shops/${shop.id}/close`);
    const leaving = await seller.delete(`/api/users/${owner.id}`);
    const matters = (closing.body.error?.details ?? []) as Array<{ reason: string }>;
    return [matters.map(({ reason }) => reason), leaving.body?.error?.details ?? leaving.status];
  };
  await market.fill(9_000);
  await market.sell(6_000);
  const before = await reasons();
  expect(JSON.stringify(before)).toContain('balance_left');
  await market.hasAccount();
  await market.ask(6_000);
  market.app.clock.forward(-48 * HOUR_MS);
  const during = await reasons();
  expect(JSON.stringify(during[0])).toContain('payout_running');
  expect(JSON.stringify(during[1])).toContain('payout_running');
  market.app.clock.forward(48 * HOUR_MS);
  await market.bankWorks();
  market.app.clock.forward(-49 * HOUR_MS);
  expect((await seller.delete(`/api/users/${owner.id}`)).status).toBe(204);
  const rows = await market.app.db.selectFrom('bank_accounts').select(['last4', 'locked']).execute();
  expect(rows).toEqual([{ last4: '6789', locked: null }]);
});

test('another seller’s payouts, money and schedule are not theirs to see or touch', async () => {
  await using market = await openShopToPay();
  await market.fill(9_000);
  await market.sell(6_000);
  await market.hasAccount();
  const { body: payout } = await market.ask(6_000);
  const { app, shop } = market;
  const mine = await buildShop(app.db);
  const mallory = app.as(mine.owner_id);
  const amount = { amount: { amount: 600, currency: 'USD' } };
  const at = `/api/shops/${shop.id}`;
  const calls = [
    mallory.get(`${at}/payout-overview`),
    mallory.get(`${at}/payouts`),
    mallory.get(`${at}/payouts/${payout._id}`),
    mallory.put(`${at}/payout-schedule`, { schedule: 'weekly' }),
    mallory.post(`${at}/payouts`, amount, withKey()),
    mallory.post(`${at}/balance-to-wallet`, amount, withKey()),
  ];
  for (const call of calls) expect((await call).status).toBe(403);
  expect((await mallory.get(`/api/shops/${mine.id}/payouts/${payout._id}`)).status).toBe(404);
});

test('staff find a payout by shop, number or state', async () => {
  await using market = await openShopToPay();
  const { app, shop } = market;
  await market.sell(6_000);
  await market.hasAccount();
  await market.ask(6_000);
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const found = async (query: string) => (await admin.get(`/api/admin/payouts?${query}`)).body.total;
  expect((await admin.get('/api/admin/payouts')).body.items).toMatchObject([
    { number: 'PO-0001', state: 'failed', shop: { name: shop.name }, refusal: 'balance_insufficient' },
  ]);
  expect(await found('search=po-0001')).toBe(1);
  expect(await found('search=1')).toBe(1);
  expect(await found('search=po-0002')).toBe(0);
  expect(await found('search=corner')).toBe(1);
  expect(await found('state=paid')).toBe(0);
});
