import type { Db } from '../../../platform/db/database.ts';
import { findCustomer } from '../cards/index.ts';
import type { Sought } from './charge.ts';
import type { PaymentRow } from './payment.repo.ts';

/** Nobody is charged later than that after they asked for it. */
export const ASK_MS = 3 * 60_000;

export const askUntil = (createdAt: Date): string => new Date(createdAt.getTime() + ASK_MS).toISOString();

/** What a payment is found by at the provider. */
export async function soughtOf(db: Db, payment: PaymentRow): Promise<Sought> {
  const customer = await findCustomer(db, payment.buyer_id);
  if (customer === undefined) throw new Error(`the buyer of payment ${payment.id} is no customer`);
  const { id: paymentId, amount, currency, intent, created_at } = payment;
  return { paymentId, amount, currency, intent, customer, askUntil: askUntil(created_at) };
}
