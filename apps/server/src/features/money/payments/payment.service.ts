import type { PaymentId } from '@souk/shared/ids.ts';
import type { Payment, PaymentCheck } from '@souk/shared/money/payments/schema.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { paymentsUnavailable } from '../../../platform/payments/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { asProviderError } from '../provider/index.ts';
import type { Payments } from './card-payments.ts';
import { type Found, lookUp } from './charge.ts';
import { presentPayment } from './payment.presenter.ts';
import { findOwnPayment, type PaymentRow } from './payment.repo.ts';
import { settlePayment } from './settle-payment.ts';
import { soughtOf } from './sought.ts';

export async function getPayment(ctx: UserCtx, id: PaymentId): Promise<Payment> {
  return presentPayment(await ownPayment(ctx, id));
}

/** Asks the provider now, for the one who sits before the screen: for a challenge, and for what came of it. */
export async function checkPayment(ctx: UserCtx, payments: Payments, id: PaymentId): Promise<PaymentCheck> {
  const { db, clock } = ctx;
  const payment = await ownPayment(ctx, id);
  if (!isOpenPayment(payment.state)) return { payment: presentPayment(payment), clientSecret: null };
  const found = await askAbout(ctx, payments, payment);
  if (!found) return { payment: presentPayment(payment), clientSecret: null };
  const settled = await db
    .transaction()
    .execute((tx) => settlePayment({ db: tx, clock }, payments.purposes, id, found.charged));
  return { payment: presentPayment(settled), clientSecret: found.clientSecret };
}

async function askAbout(
  { db, clock }: UserCtx,
  { provider }: Payments,
  payment: PaymentRow,
): Promise<Found | null> {
  try {
    return await lookUp(provider, clock, await soughtOf(db, payment));
  } catch (error) {
    if (asProviderError(error)) throw paymentsUnavailable();
    throw error;
  }
}

async function ownPayment({ db, actor }: UserCtx, id: PaymentId): Promise<PaymentRow> {
  const payment = await findOwnPayment(db, actor.userId, id);
  if (!payment) throw notFound('payment');
  return payment;
}
