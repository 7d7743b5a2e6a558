import type { CardId, PaymentId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';

/** A top-up of 25 dollars that the provider is being asked about. */
export function buildPayment(
  db: Db,
  input: Partial<NewRow<'payments'>> & { buyer_id: UserId },
): Promise<Row<'payments'>> {
  const { created_at = new Date() } = input;
  return db
    .insertInto('payments')
    .values({
      id: newId<PaymentId>(),
      purpose: 'top-up',
      currency: 'USD',
      amount: 2_500,
      card_id: newId<CardId>(),
      card_brand: 'visa',
      card_last4: '4242',
      awaited_until: new Date(new Date(created_at).getTime() + 30 * 60_000),
      checked_at: created_at,
      created_at,
      ...input,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
