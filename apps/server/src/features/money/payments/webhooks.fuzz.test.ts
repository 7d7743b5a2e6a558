import { randomUUID } from 'node:crypto';
import { tried } from '@souk/live/testing/tried.ts';
import { type PaymentId, paymentId, type UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { type Chance, chanceOf } from '../../../seed/random.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { newKey } from '../../../testing/cards.fixture.ts';
import {
  type PaymentEvent,
  paymentEvent,
  type RefundEvent,
  refundEvent,
  type Signed,
  sendEvent,
  tellingProvider,
} from '../../../testing/payment-events.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { balancesOf } from '../ledger/index.ts';
import { topUpPurpose } from '../wallet/top-up.purpose.ts';
import { type Charge, type Charged, cardPayments } from './index.ts';
import { buildPayment } from './payment.builder.ts';

const EVENTS = process.env.FIGURES === 'long' ? 30_000 : 1_000;
// A failing run is run again by its name.
const seed = process.env.FUZZ_SEED ?? 'webhooks';

/** What may happen to a payment at the provider, the last being how it ends. */
const histories: readonly PaymentEvent[][] = [
  ['succeeded'],
  ['processing', 'succeeded'],
  ['requires_action', 'processing', 'succeeded'],
  ['requires_action', 'payment_failed', 'requires_action', 'succeeded'],
  ['payment_failed'],
  ['requires_action', 'payment_failed', 'canceled'],
  ['requires_action', 'canceled'],
  ['requires_action'],
];
const refundHistories: readonly RefundEvent[][] = [
  ['succeeded'],
  ['pending', 'succeeded'],
  ['pending', 'failed'],
  ['succeeded', 'failed'],
];

const firstAnswer: Readonly<Record<PaymentEvent, Charged['state']>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_action: 'requires-action',
  payment_failed: 'failed',
  canceled: 'cancelled',
};

type Step = () => Promise<unknown>;

test('whatever the provider tells, how often and in which order, each payment and refund is settled once and right', {
  timeout: 600_000,
}, async () => {
  const provider = tellingProvider();
  await using app = await buildTestApp({ payments: provider });
  let sent = 0;
  for (let round = 0; sent < EVENTS; round += 1) {
    const chance = chanceOf(`${seed} ${round}`);
    const tell = telling(app, provider, chance);
    const user = await buildUser(app.db);
    await app.db
      .insertInto('customers')
      .values({ user_id: user.id, provider_id: randomUUID(), created_at: app.clock.now() })
      .execute();
    const paid = await payAll(app, tell, user.id, chance);
    const returned = await returnAll(app, tell, user.id, chance);
    const wallet = (await balancesOf(app.db, user.id)).get('USD')?.wallet ?? 0;
    expect(wallet, `seed ${seed}, round ${round}`).toBe(paid - returned);
    sent += tell.count();
  }
  const waiting = await app.db
    .selectFrom('provider_events')
    .select('id')
    .where('handled_at', 'is', null)
    .execute();
  expect(waiting).toEqual([]);
  tried('payment webhooks', sent);
});

function telling(app: TestApp, provider: ReturnType<typeof tellingProvider>, chance: Chance) {
  let count = 0;
  const once = async (event: Parameters<typeof sendEvent>[2], signed: Signed) => {
    count += 1;
    const { status, body } = await sendEvent(app, provider, event, signed);
    expect([signed, status, body.error?.code]).toEqual(
      signed === 'now' ? ['now', 200, undefined] : [signed, 400, 'bad_signature'],
    );
  };
  return {
    count: () => count,
    /** One that is told truly at least once, and lied about. */
    steps: (event: Parameters<typeof sendEvent>[2]): Step[] => [
      ...Array.from({ length: chance.between(1, 3) }, () => () => once(event, 'now')),
      ...(chance.happens(0.3) ? [() => once(event, 'badly')] : []),
      ...(chance.happens(0.3) ? [() => once({ ...event, id: `evt_${randomUUID()}` }, 'long-ago')] : []),
    ],
  };
}

/** Four at a time, in an order of chance. */
async function inAnyOrder(steps: readonly Step[], chance: Chance): Promise<void> {
  const waiting = chance.shuffled(steps);
  const work = async () => {
    for (let step = waiting.pop(); step; step = waiting.pop()) await step();
  };
  await Promise.all([work(), work(), work(), work()]);
}

async function payAll(
  app: TestApp,
  tell: ReturnType<typeof telling>,
  buyer_id: UserId,
  chance: Chance,
): Promise<number> {
  const { db, clock, payments: provider } = app;
  const { record } = cardPayments({ provider, clock, purposes: { 'top-up': topUpPurpose } });
  const ends = new Map<PaymentId, PaymentEvent[]>();
  const steps = Array.from({ length: 12 }, () => {
    const id = paymentId.parse(randomUUID());
    const [intent, amount] = [`pi_${randomUUID()}`, chance.between(500, 5_000)];
    const history = chance.pick(histories);
    ends.set(id, history);
    const write = () => buildPayment(db, { id, buyer_id, amount, created_at: clock.now() });
    const isLate = chance.happens(0.3);
    // The answer to the call that began it all comes before, after or while it is told.
    const answer = async () => {
      if (isLate) await write();
      const state = firstAnswer[history[0] ?? 'processing'];
      const charged: Charged = { state, intent, failure: state === 'failed' ? 'card_declined' : null };
      await db.transaction().execute((tx) => record({ db: tx, clock }, { paymentId: id } as Charge, charged));
    };
    const events = history.flatMap((what, n) =>
      tell.steps(paymentEvent(what, { id, intent, amount }, n + 1)),
    );
    return { write: isLate ? undefined : write, amount, id, steps: [answer, ...events] };
  });
  for (const { write } of steps) await write?.();
  await inAnyOrder(
    steps.flatMap((one) => one.steps),
    chance,
  );

  const rows = await db
    .selectFrom('payments')
    .select(['id', 'state'])
    .where('buyer_id', '=', buyer_id)
    .execute();
  for (const { id, state } of rows) {
    const history = ends.get(id) ?? [];
    expect([history, endsOf(history)]).toEqual([history, expect.arrayContaining([state])]);
  }
  const succeeded = new Set(rows.filter(({ state }) => state === 'succeeded').map(({ id }) => id));
  return steps.reduce((sum, { id, amount }) => sum + (succeeded.has(id) ? amount : 0), 0);
}

function endsOf(history: readonly PaymentEvent[]): string[] {
  if (history.includes('succeeded')) return ['succeeded'];
  // Both say that it is over without money: what was heard first stays.
  if (history.length === 1 && history[0] === 'requires_action') return ['requires-action'];
  return [
    ...(history.includes('payment_failed') ? ['failed'] : []),
    ...(history.includes('canceled') ? ['cancelled'] : []),
  ];
}

/** What went back in the end. */
async function returnAll(
  app: TestApp,
  tell: ReturnType<typeof telling>,
  userId: UserId,
  chance: Chance,
): Promise<number> {
  const { body } = await app.as(userId).get('/api/wallet/refundable');
  const all = body.items[0]?.amount ?? 0;
  if (all === 0) return 0;
  const amount = { amount: chance.between(1, all), currency: 'USD' };
  const answer = await app.as(userId).post('/api/wallet/refund', { amount }, newKey());
  expect(answer.status).toBe(201);
  const refunds = await app.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['refunds.id', 'refunds.amount'])
    .where('buyer_id', '=', userId)
    .execute();
  let returned = 0;
  const steps = refunds.flatMap(({ id, amount }) => {
    const history = chance.pick(refundHistories);
    if (history.at(-1) === 'succeeded') returned += amount;
    const name = `re_${randomUUID()}`;
    return history.flatMap((status, n) => tell.steps(refundEvent(status, { id, name }, n + 1)));
  });
  await inAnyOrder(steps, chance);
  return returned;
}
