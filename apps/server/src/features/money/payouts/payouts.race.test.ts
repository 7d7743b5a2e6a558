import { readFile } from 'node:fs/promises';
import type { PayoutId } from '@souk/shared/ids.ts';
import { toOwnersWallet } from '@souk/shared/money/ledger/shop-money.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { entryOf } from '../../../testing/ledger.fixture.ts';
import {
  closedAccount,
  HOUR_MS,
  openShopToPay,
  ownAccount,
  withKey,
} from '../../../testing/payouts.fixture.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { ofShop, post } from '../ledger/index.ts';

test('of requests at once one is a payout, whatever their keys', async () => {
  await using market = await openShopToPay();
  await market.fill(90_000);
  await market.sell(6_000);
  await market.hasAccount();
  const keys = ['tab-one-key', 'tab-one-key', 'tab-two-key', 'tab-three-key'];
  const answers = await Promise.all(keys.map((key) => market.ask(6_000, key)));
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await market.list()).toHaveLength(1);
  expect((await market.stripe.transfers.list()).data).toHaveLength(1);
  expect(await market.has()).toEqual({ 'shop-in-payout': 6_000 });
});

test('a bank account that changes while money is asked for: it goes to the old one or waits', async () => {
  await using market = await openShopToPay();
  await market.fill(90_000);
  await market.sell(6_000);
  await market.hasAccount();
  const { app, owner } = market;
  await app.db
    .updateTable('sessions')
    .set({ confirmed_at: app.clock.now() })
    .where('user_id', '=', owner.id)
    .execute();
  const [change, asked] = await Promise.all([
    market.seller.put('/api/bank-account', { ...ownAccount, number: '000222222227' }),
    market.ask(6_000),
  ]);
  expect(change.status).toBe(200);
  if (asked.status === 201) expect(asked.body.last4).toBe('6789');
  else expect(asked.body.error.code).toBe('payouts_paused');
});

/** A shop with 60.00 whose Monday has come. */
async function openOnPayday() {
  const market = await openShopToPay();
  await market.fill(90_000);
  await market.sell(6_000);
  await market.hasAccount();
  await market.seller.put(`/api/shops/${market.shop.id}/payout-schedule`, { schedule: 'weekly' });
  market.app.clock.forward(27 * HOUR_MS);
  return market;
}

test.each([
  ['a part', 2_000, [4_000]],
  ['all', 6_000, []],
])(
  'where %s of its money goes elsewhere as a payout by schedule begins, what is left goes out, now and a week later',
  async (_what, amount, left) => {
    await using market = await openOnPayday();
    const { app, shop, owner } = market;
    const amounts = async () =>
      (await market.list()).map((payout: { amount: { amount: number } }) => payout.amount.amount);
    let payday: Promise<void> | undefined;
    await app.db.transaction().execute(async (tx) => {
      const postings = ofShop(shop.id, toOwnersWallet, { ownerId: owner.id, amount });
      await post(tx, entryOf({ kind: 'to-wallet', postings }));
      payday = market.run('scheduled-payouts');
      await someoneWaits(app.db);
    });
    await payday;
    await market.finish();
    expect(await amounts()).toEqual(left);
    expect(await market.has()).toEqual(left.length > 0 ? { 'shop-in-payout': left[0] } : {});
    await market.sell(3_000);
    app.clock.forward(7 * 24 * HOUR_MS);
    await market.run('scheduled-payouts');
    await market.finish();
    expect(await amounts()).toEqual([3_000, ...left]);
  },
);

test('a payout that such a race left behind is gone with the update, and those that began stay', async () => {
  await using market = await openOnPayday();
  const { app, shop } = market;
  await market.run('scheduled-payouts');
  const own = await app.db.selectFrom('payouts').selectAll().executeTakeFirstOrThrow();
  const now = app.clock.now();
  await app.db
    .insertInto('payouts')
    .values({
      ...{ id: newId<PayoutId>(now.getTime()), shop_id: shop.id, number: 2, currency: 'EUR', amount: 900 },
      ...{ bank_account_id: own.bank_account_id, by_schedule: true, requested_at: now, checked_at: now },
    })
    .execute();
  const migration = new URL('../../../../migrations/0308-payouts-that-never-began.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(app.db);
  expect(await app.db.selectFrom('payouts').select('id').execute()).toEqual([{ id: own.id }]);
  await market.finish();
});

/** A shop whose debt of 50.00 is booked as paid directly, and which has earned 60.00 since. */
async function openBookedByMistake(account = ownAccount) {
  const market = await openShopToPay();
  const { app, shop } = market;
  await market.fill(90_000);
  await market.owe(5_000);
  const admins = [
    app.as(await buildUser(app.db, { role: 'admin' })),
    app.as(await buildUser(app.db, { role: 'admin' })),
  ] as const;
  const received = { amount: { amount: 5_000, currency: 'USD' }, reference: 'DE-7' };
  await admins[0].post(`/api/admin/shops/${shop.id}/debt-payments`, received, withKey());
  await market.sell(6_000);
  await market.hasAccount(account);
  const { items } = (await admins[0].get('/api/admin/debt-payments')).body;
  const undo = (by: (typeof admins)[number]) =>
    by.post(`/api/admin/debt-payments/${items[0]._id}/undo`, { reason: 'Wrong shop' }, withKey());
  return { ...market, admins, undo };
}

test('two admins who take back the same payment at once take it back once', async () => {
  const market = await openBookedByMistake();
  await using _ = market;
  const answers = await Promise.all(market.admins.map(market.undo));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await market.has()).toEqual({ 'shop-available': 1_000 });
});

test('a payment that is taken back while its shop is paid out leaves the debt or less to pay out, and never both', async () => {
  const market = await openBookedByMistake();
  await using _ = market;
  const [undone, asked] = await Promise.all([market.undo(market.admins[0]), market.ask(6_000)]);
  expect(undone.status).toBe(204);
  if (asked.status === 201) {
    expect(await market.has()).toEqual({ 'shop-in-payout': 6_000, 'shop-owed': -5_000 });
  } else {
    expect(asked.body.error.code).toBe('not_enough_available');
    expect(await market.has()).toEqual({ 'shop-available': 1_000 });
  }
  // What the payout took before is owed, and a payout that comes back pays it.
  await market.bankWorks();
  await market.sell(7_000);
  expect(await market.has()).toEqual({ 'shop-available': asked.status === 201 ? 2_000 : 8_000 });
});

test('a payout that comes back from the bank after the payment was taken back pays the debt first', async () => {
  const market = await openBookedByMistake(closedAccount);
  await using _ = market;
  expect((await market.ask(6_000)).status).toBe(201);
  await Promise.all([market.undo(market.admins[0]), market.bankWorks()]);
  expect(await market.has()).toEqual({ 'shop-available': 1_000 });
});
