import type { Payment } from '@souk/shared/money/payments/schema.ts';
import type { PaymentRow } from './payment.repo.ts';

export const presentPayment = (row: PaymentRow): Payment => ({
  _id: row.id,
  purpose: row.purpose,
  state: row.state,
  amount: { amount: row.amount, currency: row.currency },
  card: { brand: row.card_brand, last4: row.card_last4 },
  failure: row.failure,
  createdAt: row.created_at.toISOString(),
});
