import { createHash, randomUUID } from 'node:crypto';
import { tried } from '@souk/live/testing/tried.ts';
import type { CheckoutId, VariantId } from '@souk/shared/ids.ts';
import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { performOnce } from '../../../platform/acts/act-once.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { stockOf, vaseAndBuyer } from '../../../testing/paying.fixture.ts';
import {
  cardsOfNobody,
  charged,
  type Person,
  personWithCard,
} from '../../../testing/told-payments.fixture.ts';
import { giveCredit } from '../../../testing/wallets.fixture.ts';
import { askToCancel, cancelOrder, giveRefund } from '../orders/cancel.service.ts';
import type { Charged } from '../payments/index.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import { expiringCheckouts } from './checkout.jobs.ts';
import { leaveCheckout } from './checkout.service.ts';
import { openCheckout } from './open.service.ts';
import { payCheckout } from './pay.act.ts';

// Each is some four acts at once: confirmed, told, expired, left, given back.
const CHECKOUTS = process.env.FIGURES === 'long' ? 20_000 : 500;
/** Each buyer waits for the others of their shop: with several, the market works meanwhile. */
const SHOPS = 4;
/** Of each shop. */
const BUYERS = 6;
const PIECES = 30;
/** Another one tries other scripts. */
const SEED = Number(process.env.FUZZ_SEED ?? 0);

/** Of one seed, the same numbers each time. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  return { next, pick };
}
type Random = ReturnType<typeof randomOf>;

const outcomes = ['succeeded', 'failed', 'requires-action', 'processing'] as const;
const toldLater = ['succeeded', 'failed', 'processing', 'cancelled'] as const;

class World {
  readonly app: TestApp;
  readonly variantId: VariantId;
  readonly seller: UserCtx['actor'];
  readonly cards: ReturnType<typeof cardsOfNobody>;
  readonly counts: Map<string, number>;

  constructor(app: TestApp, { variantId, seller, counts }: Pick<World, 'variantId' | 'seller' | 'counts'>) {
    this.app = app;
    this.counts = counts;
    this.variantId = variantId;
    this.seller = seller;
    this.cards = cardsOfNobody(app);
  }

  ctxOf(actor: Partial<UserCtx['actor']>, db: Db = this.app.db): UserCtx {
    return { db, clock: this.app.clock, actor } as unknown as UserCtx;
  }

  /** What is refused is a fine end; anything else is not. */
  async attempt(what: string, act: (tx: Transaction<Tables>) => Promise<unknown>): Promise<void> {
    try {
      await this.app.db.transaction().execute((tx) => act(tx));
      this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  async pay(random: Random, { userId, cardId }: Person, checkoutId: CheckoutId, seen: string): Promise<void> {
    const state = random.pick(outcomes);
    const act = payCheckout({
      ...this.cards,
      ask: async ({ paymentId }) => charged(state, paymentId),
    });
    const key = { key: randomUUID(), hash: createHash('sha256').update(seen).digest() };
    const input = { checkoutId, seen, cardId };
    try {
      await performOnce(this.ctxOf({ userId }), key, act, input, this.app.log.log);
      this.counts.set(`paid: ${state}`, (this.counts.get(`paid: ${state}`) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** The provider tells of the payments of a checkout, whatever it likes. */
  async tell(random: Random, checkoutId: CheckoutId, states: readonly Charged['state'][]): Promise<void> {
    const ids = await this.app.db
      .selectFrom('checkout_payments')
      .select('payment_id')
      .where('checkout_id', '=', checkoutId)
      .execute();
    for (const { payment_id } of ids) {
      const state = random.pick(states);
      await this.attempt(`told: ${state}`, (tx) =>
        settlePayment(
          { db: tx, clock: this.app.clock },
          this.cards.purposes,
          payment_id,
          charged(state, payment_id),
        ),
      );
    }
  }

  async expire(checkoutId: CheckoutId): Promise<void> {
    await this.app.db
      .updateTable('checkouts')
      .set({ expires_at: this.app.clock.now() })
      .where('id', '=', checkoutId)
      .execute();
    await expiringCheckouts.run({ ...this.app, log: this.app.log.log }, {});
  }

  /** A seller gives back what one bought, or some of it. */
  async giveBack(random: Random, { userId }: Person, { all = false } = {}): Promise<void> {
    const orders = await this.app.db
      .selectFrom('orders')
      .select('id')
      .where('buyer_id', '=', userId)
      .where('state', '=', 'paid')
      .execute();
    const order = orders.length > 0 ? random.pick(orders) : undefined;
    if (!order) return;
    if (random.next() < 0.5) {
      const said = { reason: '', refundToWallet: random.next() < 0.7 };
      await this.attempt('asked', (tx) => askToCancel(this.ctxOf({ userId }, tx), order.id, said));
    }
    const amount = { amount: 1 + Math.floor(random.next() * 300), currency: 'USD' };
    if (all || random.next() < 0.5)
      await this.attempt('cancelled', (tx) => cancelOrder(this.ctxOf(this.seller, tx), order.id, ''));
    else {
      const some = { of: { kind: 'amount' as const, amount }, reason: '', restock: false };
      await this.attempt('refunded', (tx) => giveRefund(this.ctxOf(this.seller, tx), order.id, some));
    }
  }

  async settleRefunds(random: Random): Promise<void> {
    const waiting = await this.app.db
      .selectFrom('refunds')
      .select('id')
      .where('state', 'in', ['created', 'pending'])
      .limit(3)
      .execute();
    for (const { id } of waiting) {
      const state = random.pick(['pending', 'succeeded', 'failed'] as const);
      const said = { state, failure: state === 'failed' ? 'refused' : null, providerId: `re_${id}` };
      await this.attempt(`refund ${state}`, (tx) =>
        settleRefund({ db: tx, clock: this.app.clock }, this.cards.purposes, id, said),
      );
    }
  }
}

/** One checkout, and everything that can happen to it at the same time. */
async function script(world: World, random: Random, person: Person): Promise<void> {
  const { app, variantId } = world;
  let opened: { _id: CheckoutId; seen: string } | undefined;
  const quantity = 1 + Math.floor(random.next() * 3);
  if (random.next() < 0.5)
    await giveCredit(app.db, { id: person.userId }, 1 + Math.floor(random.next() * 1_500));
  await world.attempt('opened', async (tx) => {
    const body = { from: 'product' as const, variantId, quantity };
    opened = await openCheckout(world.ctxOf({ userId: person.userId }, tx), body);
  });
  // Sold out: what they bought goes back, and is there for the next.
  if (!opened) return world.giveBack(random, person, { all: true });
  const { _id: id, seen } = opened;
  const acts: Array<() => Promise<void>> = [() => world.pay(random, person, id, seen)];
  const others: typeof acts = [
    () => world.tell(random, id, toldLater),
    () => world.tell(random, id, toldLater),
    () => world.expire(id),
    () => world.attempt('left', (tx) => leaveCheckout(world.ctxOf({ userId: person.userId }, tx), id)),
    () => world.pay(random, person, id, seen),
    () => world.giveBack(random, person),
    () => world.settleRefunds(random),
  ];
  for (const act of others) if (random.next() < 0.4) acts.push(act);
  // Some at once, some after one another.
  while (acts.length > 0) {
    const together = acts.splice(0, 1 + Math.floor(random.next() * acts.length));
    await Promise.all(together.map((act) => act()));
  }
  // Whatever it was, it ends: the provider says how, and its time goes by.
  await world.tell(random, id, ['succeeded', 'cancelled', 'failed']);
  await world.expire(id);
  const { state } = await app.db
    .selectFrom('checkouts')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(['paid', 'left', 'expired']).toContain(state);
}

test('confirmed, told, expired, left and refunded in any order, orders go a legal way, and money and stock agree', {
  timeout: CHECKOUTS * 2_000,
}, async () => {
  await using app = await buildTestApp();
  const counts = new Map<string, number>();
  const worlds: World[] = [];
  for (let n = 0; n < SHOPS; n += 1) {
    const { variantId, owner, shop } = await vaseAndBuyer(app, {
      ...{ name: `Halden ${n}`, price: 700, available: PIECES },
    });
    const seller = { userId: owner.id, shopId: shop.id } as UserCtx['actor'];
    worlds.push(new World(app, { variantId, seller, counts }));
  }
  const people = await Promise.all(
    Array.from({ length: SHOPS * BUYERS }, async (_, n) => ({
      ...{ world: worlds[n % SHOPS] as World, person: await personWithCard(app) },
    })),
  );
  await Promise.all(
    people.map(async ({ world, person }, n) => {
      for (let turn = n; turn < CHECKOUTS; turn += people.length)
        await script(world, randomOf(SEED * CHECKOUTS + turn), person);
    }),
  );
  for (const { variantId } of worlds) {
    const sold = await app.db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select((eb) => eb.fn.sum<number>('quantity').as('pieces'))
      .where('variant_id', '=', variantId)
      .where('paid_at', 'is not', null)
      .where('state', '<>', 'cancelled')
      .executeTakeFirstOrThrow();
    expect(Number(sold.pieces ?? 0) + (await stockOf(app.db, variantId))).toBe(PIECES);
  }
  const withCredit = await app.db
    .selectFrom('orders')
    .select('id')
    .where('credit', '>', 0)
    .where('paid_at', 'is not', null)
    .execute();
  expect(withCredit.length).toBeGreaterThan(0);
  // Each thing that can happen did.
  for (const what of [
    'told: succeeded',
    'told: cancelled',
    'left',
    'cancelled',
    'refunded',
    'refund succeeded',
    'refund failed',
    'paid: succeeded',
    'paid: failed',
  ])
    expect([what, (counts.get(what) ?? 0) > 0]).toEqual([what, true]);
  // Nobody delivers here, and the long run takes more than the ten minutes that a message may wait.
  await app.db.deleteFrom('outbox').execute();
  const acts = counts.values().reduce((sum, count) => sum + count, 0);
  tried('checkout', acts, `in ${CHECKOUTS} checkouts`);
});
