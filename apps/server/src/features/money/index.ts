import type { Act } from '../../platform/acts/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { api, type District } from '../../platform/http/district.ts';
import type { AnyJob } from '../../platform/jobs/job.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { cards } from './cards/index.ts';
import { cart } from './cart/index.ts';
import { type CardPayments, cardPayments, type Purposes, payments } from './payments/index.ts';

/** What a payment means, by what it is for. */
const purposes: Purposes = {};

import { wallet } from './wallet/index.ts';

/** What is bought and paid. */
export const money: District = async (app, { db, clock, payments: provider }) => {
  const open = openMoney({ clock, payments: provider });
  await app.register(cards(provider), api);
  await app.register(cart, api);
  await app.register(payments(open, { db, clock }), api);
  await app.register(wallet, api);
import { api, type District, type DistrictParts } from '../../platform/http/district.ts';
import { payoutActs, payoutJobs, payouts } from './payouts/index.ts';

type MoneyParts = Pick<DistrictParts, 'db' | 'clock' | 'secrets' | 'payments'>;

const withProvider = ({ db, clock, secrets, payments }: MoneyParts) => ({
  ...{ db, clock, secrets, provider: payments },
});

/** Every act of money that calls the provider. */
export const moneyActs = (parts: MoneyParts): readonly Act[] => [...payoutActs(withProvider(parts))];

export const moneyJobs = (parts: Pick<MoneyParts, 'payments'>): AnyJob[] => [
  ...payoutJobs({ provider: parts.payments }),
];

export const money: District = async (app, parts) => {
  await app.register(payouts(withProvider(parts)), api);
};

interface Parts {
  clock: Clock;
  payments: PaymentProvider;
}

const openMoney = ({ clock, payments: provider }: Parts): CardPayments =>
  cardPayments({ clock, provider, purposes });

/** What a worker does of it. */
export function moneyWork(parts: Parts): {
  acts: readonly Act[];
  jobs: readonly AnyJob[];
} {
  const { acts, jobs } = openMoney(parts);
  return { acts, jobs };
}
