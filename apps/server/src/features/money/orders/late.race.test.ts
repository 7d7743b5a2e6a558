import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openLateMarket } from '../../../testing/late.fixture.ts';
import { buildCard, buy, key } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { creditOf } from '../../../testing/wallets.fixture.ts';
import { cancelUnshipped } from './late.service.ts';
import { lockOrder } from './order.repo.ts';

type Market = Awaited<ReturnType<typeof openLateMarket>>;

/** Both were told, and the market has waited for as long as it does. */
async function givenUp() {
  const market = await openLateMarket();
  await market.lateBy(0);
  await market.follow();
  await market.lateBy(14);
  return market;
}

/** All of them have read the order and want it, and go on at once. */
async function atOnce<Answer>({ app, order }: Market, acts: Array<() => Promise<Answer>>): Promise<Answer[]> {
  const { waiting } = await app.db.transaction().execute(async (tx) => {
    await lockOrder(tx, order._id);
    const all = Promise.all(acts.map((act) => act()));
    await someoneWaits(app.db, acts.length);
    return { waiting: all };
  });
  return await waiting;
}

/** What went back, as asked of the provider, and in how many steps. */
async function backOf({ app, rowOf }: Market) {
  const refunds = await app.db.selectFrom('order_refunds').select('amount').execute();
  const { state, refunded, total } = await rowOf();
  return { state, isAll: refunded === total, refunds: refunds.length };
}

test.each(['pack', 'ship'])(
  'a seller who says %s in the moment in which the market gives up either did it in time, or the money is back',
  async (what) => {
    await using market = await givenUp();
    const [answer] = await atOnce<{ status: number } | undefined>(market, [
      () => market.act('seller', what),
      async () => {
        await market.follow();
        return undefined;
      },
    ]);
    const { state, isAll, refunds } = await backOf(market);
    if (answer?.status === 200) expect([state, refunds]).toEqual([what === 'pack' ? 'packed' : 'shipped', 0]);
    else expect([answer?.status, state, isAll, refunds]).toEqual([409, 'cancelled', true, 1]);
  },
);

test('what was shipped before a market that had found it late comes to it is not given back', async () => {
  await using market = await givenUp();
  const { app, order, act, follow } = market;
  // The seller is first, and the market has found the order while it was paid.
  const { shipping, following } = await app.db.transaction().execute(async (tx) => {
    await lockOrder(tx, order._id);
    const ships = act('seller', 'ship');
    await someoneWaits(app.db, 1);
    const follows = follow();
    await someoneWaits(app.db, 2);
    return { shipping: ships, following: follows };
  });
  expect((await shipping).status).toBe(200);
  await following;
  expect(await backOf(market)).toEqual({ state: 'shipped', isAll: false, refunds: 0 });
});

test('a buyer who cancels while the seller ships and the market gives up has the goods or all of the money, once', async () => {
  await using market = await givenUp();
  const [shipped, cancelled] = await atOnce<{ status: number } | undefined>(market, [
    () => market.act('seller', 'ship'),
    () => market.act('buyer', 'cancel-late'),
    async () => {
      await market.follow();
      return undefined;
    },
  ]);
  const { state, isAll, refunds } = await backOf(market);
  if (shipped?.status === 200) expect([cancelled?.status, state, refunds]).toEqual([409, 'shipped', 0]);
  else expect([shipped?.status, state, isAll, refunds]).toEqual([409, 'cancelled', true, 1]);
});

test('a buyer who presses twice and a job that runs twice give it back once, and tell it once', async () => {
  await using market = await givenUp();
  await atOnce<unknown>(market, [
    () => market.act('buyer', 'cancel-late'),
    () => market.act('buyer', 'cancel-late'),
    market.follow,
    market.follow,
  ]);
  expect(await backOf(market)).toEqual({ state: 'cancelled', isAll: true, refunds: 1 });
  await market.finishActs();
  const asked = await market.app.db.selectFrom('refunds').select(['amount', 'state']).execute();
  expect(asked).toEqual([{ amount: market.order.total.amount, state: 'succeeded' }]);
  const { rows } = await sql<{ kind: string }>`
    select kind from order_events where kind in ('late', 'cancelled-late') order by kind`.execute(
    market.app.db,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['cancelled-late', 'late']);
});

test('a job that runs twice reminds and tells once', async () => {
  await using market = await openLateMarket();
  const { app, order, follow } = market;
  const twice = (_at: unknown) => atOnce<unknown>(market, [follow, follow]);
  await twice(await market.onTheDay());
  await twice(await market.lateBy(0));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_events where order_id = ${order._id} and kind = 'late'`.execute(
    app.db,
  );
  expect(rows).toEqual([{ count: 1 }]);
  const { version } = await market.rowOf();
  // Paid, reminded, late.
  expect(version - order.version).toBe(2);
});

test('a process that dies in the middle of it leaves nothing behind, and the next one does all of it', async () => {
  await using market = await givenUp();
  const { app, rowOf, follow } = market;
  const before = await rowOf();
  const died = app.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, market.order._id);
    if (!order) throw new Error('no such order');
    await cancelUnshipped(tx, order, 'market', app.clock.now());
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.db);
    await sql`select 1`.execute(tx);
  });
  await expect(died).rejects.toThrow();
  expect(await rowOf()).toEqual(before);
  expect((await backOf(market)).refunds).toBe(0);
  await follow();
  await market.finishActs();
  expect(await backOf(market)).toEqual({ state: 'cancelled', isAll: true, refunds: 1 });
});

test('a refund that the card’s bank sends back is in the wallet of a buyer whom the market gave it', async () => {
  await using market = await openPayingMarket();
  const { app, stripe, sandbox, maya, buyer, product } = market;
  const cardId = await buildCard(app.db, stripe, maya.id, 'pm_card_refundFail');
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  await sandbox.deliveries.idle();
  sandbox.deliveries.hold(true);
  app.clock.forward(20 * 86_400_000);
  expect((await buyer.post(`/api/orders/${order?._id}/cancel-late`, {}, key())).body.state).toBe('cancelled');
  await market.finishActs();
  expect(await creditOf(app.db, maya)).toBe(0);
  sandbox.passTime();
  await sandbox.deliveries.deliver();
  expect(await creditOf(app.db, maya)).toBe(order?.total.amount);
});
