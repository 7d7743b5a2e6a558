import type { Act } from '../../platform/acts/index.ts';
import { api, type District, type DistrictParts } from '../../platform/http/district.ts';
import type { AnyJob } from '../../platform/jobs/job.ts';
import { cards } from './cards/index.ts';
import { cart } from './cart/index.ts';
import { cardPayments, type Purposes, payments } from './payments/index.ts';
import { payoutActs, payoutJobs, payouts } from './payouts/index.ts';
import { wallet } from './wallet/index.ts';

type MoneyParts = Pick<DistrictParts, 'db' | 'clock' | 'secrets' | 'payments'>;

/** What a payment means, by what it is for. */
const purposes: Purposes = {};

/** What is bought and paid. */
export const money: District = async (app, parts) => {
  const { db, clock, payments: provider } = parts;
  await app.register(cards(provider), api);
  await app.register(cart, api);
  await app.register(payments(cardPayments({ clock, provider, purposes }), { db, clock }), api);
  await app.register(payouts(withProvider(parts)), api);
  await app.register(wallet, api);
};

/** What a worker does of it. */
export function moneyWork(parts: MoneyParts): { acts: readonly Act[]; jobs: readonly AnyJob[] } {
  const { clock, payments: provider } = parts;
  const { acts, jobs } = cardPayments({ clock, provider, purposes });
  return {
    acts: [...acts, ...payoutActs(withProvider(parts))],
    jobs: [...jobs, ...payoutJobs({ provider })],
  };
}

const withProvider = ({ db, clock, secrets, payments: provider }: MoneyParts) => ({
  ...{ db, clock, secrets, provider },
});
