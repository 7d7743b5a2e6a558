import { tried } from '@souk/live/testing/tried.ts';
import type { OrderId } from '@souk/shared/ids.ts';
import type { RefundBody } from '@souk/shared/money/orders/schema.ts';
import { expect, test } from 'vitest';
import { finishActs, reconcile } from '../../../testing/cards.fixture.ts';
import { usd } from '../../../testing/disputes.fixture.ts';
import { runDying } from '../../../testing/dying.fixture.ts';
import { buildCard, buy, buyerIn, key, stockOf } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { giveBackOnce } from '../../../testing/refunds.fixture.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { creditOf, giveCredit } from '../../../testing/wallets.fixture.ts';

const IS_LONG = process.env.FIGURES === 'long';
const MINUTE_MS = 60_000;
const PIECES = 1_000;
const TOTAL = 7_050;
/** The provider gave it back, and nobody has heard of it. */
const UNHEARD = 'answered 1';

interface Way {
  name: string;
  /** What the buyer’s wallet paid of it. */
  credit: number;
  card?: string;
  /** The buyer wants it in their wallet. */
  isKept?: boolean;
  body: RefundBody | null;
  back: { card: number; wallet: number };
  state: 'cancelled' | 'paid';
}

const all: RefundBody = { of: { kind: 'all' }, reason: '', restock: true };
const part: RefundBody = { of: { kind: 'amount', amount: usd(1_000) }, reason: '', restock: false };

const ways: Way[] = [
  { name: 'all', credit: 0, body: all, back: { card: TOTAL, wallet: 0 }, state: 'cancelled' },
  { name: 'a part', credit: 0, body: part, back: { card: 1_000, wallet: 0 }, state: 'paid' },
  {
    ...{ name: 'of a card and a wallet', credit: 2_000, body: all },
    ...{ back: { card: TOTAL - 2_000, wallet: 2_000 }, state: 'cancelled' },
  },
  {
    ...{ name: 'of a wallet', credit: TOTAL, body: part },
    ...{ back: { card: 0, wallet: 1_000 }, state: 'paid' },
  },
  {
    ...{ name: 'kept in the wallet', credit: 0, isKept: true, body: null },
    ...{ back: { card: 0, wallet: TOTAL }, state: 'cancelled' },
  },
  {
    ...{ name: 'to a card that takes its time', credit: 0, card: 'pm_card_pendingRefund', body: all },
    ...{ back: { card: TOTAL, wallet: 0 }, state: 'cancelled' },
  },
];

async function openMarket() {
  const market = await openPayingMarket();
  const { app, sandbox, stripe, product, owner, shop, variantId } = market;
  const { db } = app;
  // What is not told has to be asked for.
  await sandbox.tellNobody();
  await db.updateTable('product_variants').set({ available: PIECES }).execute();
  const keys = JSON.stringify({ ...sandbox.keys, apiBase: sandbox.url });
  let left = PIECES;

  /** A vase that is bought and is to be given back this way. */
  async function sold({ credit, card, isKept, body, back, state }: Way, name: string) {
    // Each by a buyer of its own, whose wallet holds nothing else.
    const maya = await buyerIn(app);
    if (credit > 0) await giveCredit(db, maya, credit);
    const cardId = credit < TOTAL ? await buildCard(db, stripe, maya.id, card) : null;
    const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
    const orderId = order?._id as OrderId;
    if (isKept) {
      const asking = { reason: '', refundToWallet: true };
      const asked = await app.as(maya).post(`/api/orders/${orderId}/ask-to-cancel`, asking, key());
      expect(asked.status).toBe(200);
    }
    left -= 1;
    const giving = { userId: owner.id, shopId: shop.id, orderId, body, name };
    return {
      die: (dieAt: number | string) =>
        runDying(app.database, 'dying-refund.program.ts', [
          ...[keys, String(app.clock.now().getTime()), JSON.stringify(giving), String(dieAt)],
        ]),
      /** What the provider gave back of it, before anybody here may have heard of that. */
      onCard: () => onCard(orderId),
      /** A worker comes by that much later. */
      async recover(later: number) {
        const clock = testClock(new Date(app.clock.now().getTime() + later));
        const then = { ...app, clock };
        const open = async () => {
          await finishActs(then);
          sandbox.passTime();
          await reconcile(then);
          return db.selectFrom('acts').select('name').where('recorded_at', 'is', null).execute();
        };
        await expect.poll(open).toEqual([]);
      },
      again: () => giveBackOnce(app, giving),
      async now() {
        const { refunded, state } = await orderOf(orderId);
        const refunds = await db
          .selectFrom('order_refunds')
          .select('state')
          .where('order_id', '=', orderId)
          .execute();
        return {
          ...{ refunded, state, card: await onCard(orderId), wallet: await creditOf(db, maya) },
          refunds: refunds.map((refund) => refund.state),
        };
      },
      nothing: { refunded: 0, state: 'paid', card: [], wallet: 0, refunds: [] },
      whole: {
        ...{ refunded: back.card + back.wallet, state, wallet: back.wallet, refunds: ['succeeded'] },
        card: back.card > 0 ? [back.card] : [],
      },
      /** Giving it back puts its vase on the shelf again. */
      over() {
        if (state === 'cancelled') left += 1;
      },
    };
  }

  const orderOf = (id: OrderId) =>
    db
      .selectFrom('orders')
      .select(['refunded', 'state', 'payment_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  async function onCard(id: OrderId): Promise<number[]> {
    const { payment_id } = await orderOf(id);
    if (!payment_id) return [];
    const { intent } = await db
      .selectFrom('payments')
      .select('intent')
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow();
    const { data } = await stripe.refunds.list({ payment_intent: intent ?? '' });
    return data.map(({ amount }) => amount);
  }

  return {
    ...{ app, sandbox, sold },
    shelf: async () => [await stockOf(db, variantId), left],
    /** The provider has forgotten by then which calls it had. */
    forgetKeys: () => sandbox.store.run('delete from answers'),
    /** What was not told meanwhile is told late, and changes nothing. */
    async tellAll() {
      sandbox.tell(app);
      await sandbox.deliveries.idle();
    },
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}

test('killed between any two lines or calls, a refund is given back once, in the books and at the provider', {
  timeout: IS_LONG ? 3_600_000 : 120_000,
}, async () => {
  await using market = await openMarket();
  let killed = 0;
  const tryWay = async (way: Way, dieAt: number | string, isLate = killed % 2 === 1) => {
    const message = `${way.name}, killed at ${dieAt}${isLate ? ', and two days away' : ''}`;
    const one = await market.sold(way, message);
    const { signal, points } = await one.die(dieAt);
    if (signal === 'SIGKILL') killed += 1;
    if (dieAt === UNHEARD) expect([signal, await one.onCard()], message).toEqual(['SIGKILL', one.whole.card]);
    if (isLate) market.forgetKeys();
    await one.recover(isLate ? 48 * 60 * MINUTE_MS : MINUTE_MS + 1_000);
    expect([one.nothing, one.whole], message).toContainEqual(await one.now());
    expect(await one.again(), message).toBe(200);
    await one.recover(MINUTE_MS + 1_000);
    expect(await one.now(), message).toEqual(one.whole);
    one.over();
    return points;
  };
  for (const [index, way] of ways.entries()) {
    if (way.back.card > 0) await tryWay(way, UNHEARD, false);
    // What is not all of it, the provider itself would give back twice.
    if (way.back.card > 0 && (IS_LONG || way.body === part)) await tryWay(way, UNHEARD, true);
    if (IS_LONG) {
      const points = await tryWay(way, 0);
      expect(points).toBeGreaterThan(20);
      for (let dieAt = 1; dieAt <= points; dieAt += 1) await tryWay(way, dieAt);
    } else await tryWay(way, 7 * index + 3);
  }
  expect(killed).toBeGreaterThanOrEqual(IS_LONG ? 200 : 10);
  const [kept, left] = await market.shelf();
  expect(kept).toBe(left);
  await market.tellAll();
  tried('acts', killed, 'refunds');
});
