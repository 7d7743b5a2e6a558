import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserId } from '@souk/shared/ids.ts';
import { orderStates } from '@souk/shared/money/orders/states.ts';
import { expect, onTestFinished, test } from 'vitest';
import { moneyWork } from '../../features/money/index.ts';
import { marketInvariants } from '../../market-invariants.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { idOf } from '../../platform/ids.ts';
import { checkInvariants } from '../../platform/invariants.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { whileSandboxIsHere } from '../../platform/payments/index.ts';
import { secretsBy } from '../../platform/secrets/secrets.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { testClock } from '../../testing/test-clock.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { makeDemoInProcess } from '../demo-process.ts';
import { seedTrade } from './trade.ts';

const keys = { secretKey: 'sk_test_a', publishableKey: 'pk_test_a', webhookSecret: 'whsec_a' };
const [ines, amina] = ['ines.carvalho', 'amina.haddad'].map((handle) => idOf<UserId>(`user:${handle}`));
const HOUR_MS = 3_600_000;

const countBy = async (db: Db, table: 'orders' | 'payouts') => {
  const rows = await db
    .selectFrom(table)
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const broken = async (db: Db) => (await checkInvariants(db, marketInvariants)).filter(({ ok }) => !ok);

test('a market begins with weeks of buying and selling behind it, and its books are right', {
  tags: 'whole',
  timeout: 120_000,
}, async () => {
  await using database = await cloneDatabase();
  const { db } = database;
  const clock = testClock();
  const { log, lines } = memoryLog();
  const parts = { db, secrets: secretsBy({ locks: undefined, opens: [] }), log };
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-trade-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { url } = database;
  const config = { dataDir, database: { ...readConfig({}).database, url }, s3: undefined, secretKeys: [] };
  const sandbox = { file: join(dataDir, 'state.db'), keys };
  await makeDemoInProcess({ url, config, sandbox, log, signal: new AbortController().signal });
  expect(lines.map(({ how, msg }) => how ?? msg)).toEqual(['the demo world was made']);
  await whileSandboxIsHere(sandbox, async (here) => {
    expect(await broken(db)).toEqual([]);

    const orders = await countBy(db, 'orders');
    // Nothing rests in `returned`: with the goods back, the money is.
    for (const state of orderStates.filter((one) => one !== 'returned'))
      expect(orders[state], state).toBeGreaterThan(0);
    const cheaper = db
      .selectFrom('orders')
      .select('coupon_code')
      .distinct()
      .where('coupon_code', 'is not', null);
    expect(await cheaper.execute()).toEqual([{ coupon_code: 'TEATIME' }]);
    expect(orders.paid).toBeGreaterThan(3);
    expect(await countBy(db, 'payouts')).toEqual({ paid: 2, sent: 1 });
    const statesOfBuyer = await db
      .selectFrom('orders')
      .select('state')
      .distinct()
      .where('buyer_id', '=', ines as UserId)
      .execute();
    expect(statesOfBuyer).toHaveLength(8);
    // What is wrong with some is settled, or waits for a shop, a parcel or the staff; the demo buyer has two tickets.
    const disputes = db.selectFrom('disputes').select('state').distinct().orderBy('state');
    expect((await disputes.execute()).map(({ state }) => state)).toEqual([
      'open',
      'part-refunded',
      'sent-back',
      'with-staff',
    ]);
    // Two orders wait to be fetched and paid; a bank decides about one, and some of what was earned since waits.
    const unpaid = db.selectFrom('orders').select('way').where('state', '=', 'pending-payment');
    expect((await unpaid.execute()).map(({ way }) => way)).toEqual(['pickup', 'pickup']);
    const charged = db.selectFrom('chargebacks').select(['state', 'reason']);
    expect(await charged.execute()).toEqual([{ state: 'open', reason: 'product_not_received' }]);
    expect(await db.selectFrom('shop_reserves').select('id').execute()).not.toEqual([]);
    expect(await db.selectFrom('tickets').select('id').execute()).toHaveLength(2);
    const parted = db.selectFrom('orders').select('id').whereRef('refunded', '<', 'total');
    expect(await parted.where('refunded', '>', 0).execute()).not.toEqual([]);
    const wallets = await db
      .selectFrom('ledger_accounts')
      .select(['user_id', 'balance'])
      .where('kind', '=', 'wallet')
      .execute();
    expect(new Map(wallets.map(({ user_id, balance }) => [user_id, balance]))).toEqual(
      new Map([
        [ines, 1_550],
        [amina, 4_000],
      ]),
    );
    const { orders: later } = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('orders'))
      .where('changed_at', '>', new Date())
      .executeTakeFirstOrThrow();
    expect(later).toBe(0);

    // Nobody is mailed about it, and only the demo people's last day is news.
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);

    // Once more changes nothing.
    await seedTrade({ ...parts, ...here }, clock.now());
    expect(await countBy(db, 'orders')).toEqual(orders);

    // What is under way goes on by itself.
    here.passTime();
    clock.forward(40 * 24 * HOUR_MS);
    for (const job of moneyWork({ ...parts, clock, payments: here.provider }).jobs)
      if (job.name.startsWith('orders-') || job.name === 'asking-after-payouts')
        await (job as Job).run({ ...parts, clock }, {});
    expect(await countBy(db, 'payouts')).toEqual({ paid: 3 });
    expect(Object.keys(await countBy(db, 'orders'))).not.toContain('shipped');
    expect(await broken(db)).toEqual([]);
  });
});
