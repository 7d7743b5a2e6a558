import type { PaymentId } from '@souk/shared/ids.ts';
import { expiringCheckouts } from '../features/money/checkout/checkout.jobs.ts';
import { moneyWork, openCards } from '../features/money/index.ts';
import { ordersJobs } from '../features/money/orders/orders.jobs.ts';
import { settlePayment } from '../features/money/payments/settle-payment.ts';
import { finishOpenActs } from '../platform/acts/index.ts';
import { buildTestApp, type TestAppOptions } from './build-test-app.ts';
import { buildCard, vaseAndBuyer } from './paying.fixture.ts';
import { startSandbox } from './sandbox.ts';

/** A market that takes cards, a vase in it, and Maya with an address and a card that pays. */
export async function openPayingMarket(options: TestAppOptions = {}) {
  const sandbox = await startSandbox();
  const stripe = await sandbox.provider.client();
  const app = await buildTestApp({ ...options, sandbox });
  const own = await vaseAndBuyer(app);
  const cardId = await buildCard(app.db, stripe, own.maya.id);
  const parts = { clock: app.clock, payments: sandbox.provider };
  const { purposes } = openCards(parts);
  const job = { ...app, log: app.log.log };
  return {
    ...{ app, sandbox, stripe, cardId, purposes, ...own },
    /** What a worker does about what the provider is asked for. */
    finishActs: () => finishOpenActs(job, moneyWork({ ...app, payments: sandbox.provider }).acts),
    /** The market stops waiting for a payment. */
    giveUp: (paymentId: PaymentId) =>
      app.db.transaction().execute((tx) => {
        const charged = { state: 'cancelled', intent: null, failure: null } as const;
        return settlePayment({ db: tx, clock: app.clock }, purposes, paymentId, charged);
      }),
    /** A buyer says to their bank that it is them. */
    async passChallenge(intent: string | null, result: 'complete' | 'fail' = 'complete') {
      const { client_secret } = await stripe.paymentIntents.retrieve(intent ?? '');
      const body = new URLSearchParams({ client_secret: client_secret ?? '', result });
      await fetch(`${sandbox.url}/challenge/${intent}`, { method: 'POST', body, redirect: 'manual' });
      await sandbox.deliveries.idle();
    },
    expire: () => expiringCheckouts.run(job, {}),
    /** What the market does to orders by the clock. */
    async followOrders() {
      for (const one of ordersJobs) if (one.schedule) await one.run(job, {} as never);
    },
    async [Symbol.asyncDispose]() {
      await sandbox.tellNobody();
      await app[Symbol.asyncDispose]();
      await sandbox[Symbol.asyncDispose]();
    },
  };
}
