import type { Act } from '../../platform/acts/index.ts';
import { api, type District, type DistrictParts } from '../../platform/http/district.ts';
import type { AnyJob } from '../../platform/jobs/job.ts';
import { readMarket } from '../../platform/mail/read-market.ts';
import { remember } from '../../platform/remember.ts';
import { arranged } from './arranged/index.ts';
import { cards } from './cards/index.ts';
import { cart } from './cart/index.ts';
import {
  askingChargebacks,
  chargebacks,
  hearChargebackEvent,
  sendingDueEvidence,
  withChargebacks,
} from './chargebacks/index.ts';
import {
  checkout,
  endingCheckouts,
  expiringCheckouts,
  ordersPurpose,
  payCheckout,
  stopPaying,
} from './checkout/index.ts';
import { coupons, marketCoupons } from './coupons/index.ts';
import { disputes, disputesJobs } from './disputes/index.ts';
import { fees } from './fees/index.ts';
import { invoices } from './invoices/index.ts';
import { mailingOrderLinks, orders, ordersJobs } from './orders/index.ts';
import { papers } from './papers/index.ts';
import { bankWindow, cardPayments, type Payments, type Purposes, payments } from './payments/index.ts';
import { hearAccountEvent, hearPayoutEvent, payoutActs, payoutJobs, payouts } from './payouts/index.ts';
import { bookingProviderFees } from './provider-fees/index.ts';
import { reorders } from './reorder/index.ts';
import { reserveJobs, reserves } from './reserve/index.ts';
import { staffOrders } from './staff-orders/index.ts';
import { taxes } from './taxes/index.ts';
import { tickets } from './tickets/index.ts';
import { tipJobs, tips } from './tips/index.ts';
import { topUpAct, topUpPurpose, topUps, wallet } from './wallet/index.ts';

type MoneyParts = Pick<DistrictParts, 'db' | 'clock' | 'secrets' | 'payments'>;

/** What a payment means, by what it is for. */
const purposes: Purposes = { orders: withChargebacks(ordersPurpose), 'top-up': topUpPurpose };

/** What is bought and paid. */
export const money: District = async (app, parts) => {
  const { db, clock, secrets, storage, payments: provider } = parts;
  const open = openCards(parts);
  await app.register(cards(provider), api);
  await app.register(arranged, api);
  await app.register(cart, api);
  await app.register(checkout(open), api);
  await app.register(orders, api);
  await app.register(reorders, api);
  await app.register(disputes, { ...api, db, secrets, storage });
  await app.register(chargebacks, api);
  await app.register(
    payments(open, { db, clock, hearOther: (event) => hearOther({ db, clock, provider }, event) }),
    api,
  );
  await app.register(bankWindow);
  await app.register(payouts({ ...withProvider(parts), url: parts.config.url }), api);
  const market = remember(clock, 5_000, () => readMarket(db, parts.config));
  await app.register(invoices, api);
  await app.register(papers({ market }), api);
  await app.register(topUps(open), api);
  await app.register(wallet({ market }), api);
  await app.register(coupons, api);
  await app.register(marketCoupons, api);
  await app.register(taxes, api);
  await app.register(tickets, api);
  await app.register(tips, api);
  await app.register(fees, api);
  await app.register(reserves, api);
  await app.register(staffOrders, api);
};

/** What the provider tells about other things than payments and refunds. */
const hearOther: typeof hearAccountEvent = async (parts, event) => {
  await hearAccountEvent(parts, event);
  await hearPayoutEvent(parts, event);
  await hearChargebackEvent(parts, event);
};

/** What a worker does of it. */
export function moneyWork(parts: MoneyParts): { acts: readonly Act[]; jobs: readonly AnyJob[] } {
  const open = openCards(parts);
  return {
    acts: [
      ...open.acts,
      payCheckout(open),
      stopPaying(open),
      topUpAct(open),
      ...payoutActs(withProvider(parts)),
    ],
    jobs: [
      ...open.jobs,
      ...(parts.payments.kind === 'none'
        ? []
        : [askingChargebacks(parts.payments), sendingDueEvidence, bookingProviderFees(parts.payments)]),
      endingCheckouts,
      expiringCheckouts,
      mailingOrderLinks(parts.secrets),
      ...ordersJobs,
      ...disputesJobs,
      ...reserveJobs,
      ...tipJobs,
      ...payoutJobs({ provider: parts.payments }),
    ],
  };
}

export { sendingEvidence } from './chargebacks/index.ts';

/** Cards, and what is paid by them. */
export const openCards = ({ clock, payments: provider }: Pick<MoneyParts, 'clock' | 'payments'>): Payments =>
  cardPayments({ clock, provider, purposes });

const withProvider = ({ db, clock, secrets, payments: provider }: MoneyParts) => ({
  ...{ db, clock, secrets, provider },
});
