import type { PaymentId } from '@souk/shared/ids.ts';
import { marketAccount } from '@souk/shared/money/ledger/accounts.ts';
import { moved } from '@souk/shared/money/ledger/postings.ts';
import type { Money } from '@souk/shared/money.ts';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { type Entry, findBookedKeys, postAll } from '../ledger/index.ts';
import { fromProvider, pagesOf } from '../provider/index.ts';
import { findOurPayments, findReadUntil, putReadUntil } from './provider-fees.repo.ts';

/** What the provider kept of a payment, in whichever currency it settles with the market. */
interface TakenFee {
  key: string;
  intent: string;
  fee: Money;
  at: Date;
}

// Read once more: a payment may be known to us by its name later than to the provider.
const READ_AGAIN_MS = 24 * 60 * 60 * 1_000;
// What it takes for a chargeback is booked with that.
const ofPayments: readonly Stripe.BalanceTransaction.Type[] = [
  'charge',
  'payment',
  'refund',
  'payment_refund',
];

/**
 * Books what the provider took for payments as the market's own cost. It decides that after a payment, so that nobody at
 * a checkout waits for it: its list is read once an hour.
 */
export const bookingProviderFees = (provider: PaymentProvider): Job => ({
  name: 'booking-provider-fees',
  schedule: '50 * * * *',
  async run({ db }) {
    const readUntil = await findReadUntil(db);
    const since = readUntil ? readUntil.getTime() - READ_AGAIN_MS : 0;
    let newest: Date | undefined;
    const wanted = { created: { gte: Math.floor(since / 1_000) }, expand: ['data.source'] };
    const stripe = await provider.client();
    const list = (page: object) => stripe.balanceTransactions.list({ ...wanted, ...page });
    for await (const movements of pagesOf(list)) {
      const fees = movements.flatMap(feeOf);
      if (fees.length > 0) await bookFees(db, fees);
      newest ??= movements[0] && timeOf(movements[0]);
    }
    // All the older ones were read by then.
    if (newest) await putReadUntil(db, newest);
  },
});

function feeOf(movement: Stripe.BalanceTransaction): TakenFee[] {
  const { id, type, fee: amount, currency } = movement;
  const intent = ofPayments.includes(type) && amount !== 0 ? intentOf(movement.source) : null;
  if (intent === null) return [];
  return [
    { key: `provider-fee:${id}`, intent, fee: fromProvider({ amount, currency }), at: timeOf(movement) },
  ];
}

function intentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null;
  const { payment_intent: intent } = source;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

const timeOf = ({ created }: Stripe.BalanceTransaction): Date => new Date(created * 1_000);

async function bookFees(db: Db, fees: readonly TakenFee[]): Promise<void> {
  const [payments, booked] = await Promise.all([
    findOurPayments(
      db,
      fees.map(({ intent }) => intent),
    ),
    findBookedKeys(
      db,
      fees.map(({ key }) => key),
    ),
  ]);
  const entries = fees.flatMap((taken) => {
    const paymentId = payments.get(taken.intent);
    return paymentId && !booked.has(taken.key) ? [entryOf(taken, paymentId)] : [];
  });
  await db.transaction().execute((tx) => postAll(tx, entries));
}

const entryOf = ({ key, fee, at }: TakenFee, paymentId: PaymentId): Entry => ({
  ...{ key, kind: 'provider-fee', at, currency: fee.currency },
  about: { paymentId },
  postings: moved(marketAccount('provider-fees'), marketAccount('clearing'), fee.amount),
});
