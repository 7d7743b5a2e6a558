import { randomUUID } from 'node:crypto';
import type { ShopId } from '@souk/shared/ids.ts';
import { arrangedSale } from '@souk/shared/money/ledger/sale.ts';
import { matured } from '@souk/shared/money/ledger/shop-money.ts';
import type { BankAccountBody } from '@souk/shared/money/payouts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import { balancesOf, ofShop } from '../features/money/ledger/index.ts';
import { marketActs } from '../market-acts.ts';
import { marketJobs } from '../market-jobs.ts';
import { finishOpenActs } from '../platform/acts/index.ts';
import type { Job } from '../platform/jobs/job.ts';
import { noProvider } from '../platform/payments/index.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { book, entryOf, saleOf } from './ledger.fixture.ts';
import { startSandbox } from './sandbox.ts';
import { testClock } from './test-clock.ts';

/** One that takes money, by Stripe's test numbers. */
export const ownAccount: BankAccountBody = {
  ...{ holder: 'Maya Okafor', country: 'US', number: '000123456789', routing: '110000000' },
};
/** One that sends it back. */
export const closedAccount: BankAccountBody = { ...ownAccount, number: '000111111113' };

export const HOUR_MS = 3_600_000;
// A Friday.
const start = new Date('2026-11-20T10:00:00Z');

export const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });

/** A market with a payment provider and a verified seller whose shop sold things. */
export async function openShopToPay({
  hasProvider = true,
  isTold = false,
  asksSellers = false,
  kind = 'sandbox' as 'sandbox' | 'stripe',
} = {}) {
  const sandbox = await startSandbox({ asksSellers, kind });
  const provider = hasProvider ? sandbox.provider : noProvider;
  const told = isTold ? { sandbox } : { payments: provider };
  const app = await buildTestApp({ ...told, clock: testClock(start) });
  const owner = await buildUser(app.db, { seller_verified_at: start });
  const shop = await buildShop(app.db, { owner_id: owner.id });
  const seller = app.as(owner);
  const stripe = await sandbox.provider.client();
  return {
    ...{ sandbox, app, owner, shop, seller, stripe },
    /** The market's own money there, from which all of it comes. */
    async fill(amount: number, currency = 'usd') {
      await stripe.paymentIntents.create({
        ...{ amount, currency, payment_method: 'pm_card_visa', confirm: true },
        return_url: 'http://localhost/back',
      });
    },
    /** An order that is paid and past its time to complain. */
    sell: (amount: number, order = `SK-${amount}`, shopId = shop.id, currency = 'USD') =>
      sell(app, shopId, { amount, currency }, order),
    /** Its market's commission of what it was paid itself. */
    owe: (amount: number) =>
      book(app, entryOf({ kind: 'arranged-sale', postings: ofShop(shop.id, arrangedSale, amount) })),
    async hasAccount(account: BankAccountBody = ownAccount) {
      const { status, body } = await seller.put('/api/bank-account', account);
      if (status !== 200) throw new Error(JSON.stringify(body));
      app.clock.forward(48 * HOUR_MS);
    },
    ask: (amount: number, key?: string) =>
      seller.post(`/api/shops/${shop.id}/payouts`, { amount: { amount, currency: 'USD' } }, withKey(key)),
    list: async () => (await seller.get(`/api/shops/${shop.id}/payouts`)).body.items,
    overview: async () => (await seller.get(`/api/shops/${shop.id}/payout-overview`)).body,
    async has(): Promise<Record<string, number>> {
      const kept = (await balancesOf(app.db, shop.id)).get('USD') ?? {};
      return Object.fromEntries(Object.entries(kept).filter(([, amount]) => amount !== 0));
    },
    /** What a worker does every second. */
    finish: () => finishOpenActs({ ...app, log: app.log.log }, marketActs(app)),
    async run(name: 'scheduled-payouts' | 'asking-after-payouts' | 'asking-after-accounts') {
      const job = marketJobs(app).find((one) => one.name === name) as Job | undefined;
      await job?.run({ db: app.db, clock: app.clock, log: app.log.log }, {});
    },
    /** Days at the bank, and then the market asks how it went. */
    async bankWorks() {
      sandbox.passTime();
      app.clock.forward(11 * 60_000);
      await this.run('asking-after-payouts');
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await sandbox[Symbol.asyncDispose]();
    },
  };
}

async function sell(app: TestApp, shopId: ShopId, { amount, currency }: Money, order: string): Promise<void> {
  const orderId = randomUUID();
  const about = { orderId, order, title: 'Zigzag mug' };
  const at = app.clock.now();
  const fees = { commission: 100, paymentFee: 50, tax: 0, discount: 0 };
  const parts = { paid: { card: amount + 150, held: 0 }, ...fees };
  await book(
    app,
    saleOf(shopId, parts, { about, at, currency }),
    entryOf({ kind: 'matured', about, at, currency, postings: ofShop(shopId, matured, { withheld: 0 }) }),
  );
}
