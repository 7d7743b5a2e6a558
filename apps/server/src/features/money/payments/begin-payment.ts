import type { CardId, PaymentId, UserId } from '@souk/shared/ids.ts';
import type { PaymentPurpose } from '@souk/shared/money/payments/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { findChargeable } from '../cards/index.ts';
import type { Charge } from './charge.ts';
import { insertPayments, type PaymentToWrite } from './payment.repo.ts';
import { askUntil } from './sought.ts';

export interface NewPayment {
  buyerId: UserId;
  purpose: PaymentPurpose;
  amount: Money;
  /** Until when what it is for waits; what nobody finished by then is cancelled before. */
  awaitedUntil: Date;
  /** 2 for the second card that is tried for the same thing, and so on. */
  attempt?: number;
  /** Whether its buyer is away, so that no bank can ask them anything. */
  offSession?: boolean;
  now: Date;
}

/** Writes a payment down before anybody is charged, and says what to ask the provider for. */
export async function beginPayment(
  tx: Db,
  { cardId, ...wanted }: NewPayment & { /** One of the buyer's own. */ cardId: CardId },
): Promise<Charge> {
  const { row, charge } = newPayment(await findChargeable(tx, wanted.buyerId, cardId), wanted);
  await insertPayments(tx, [row]);
  return charge;
}

type Chargeable = Awaited<ReturnType<typeof findChargeable>>;

/** The row that is to be written before anybody is charged, and what to ask the provider for then. */
export function newPayment(
  card: Chargeable,
  { buyerId, purpose, amount, awaitedUntil, attempt = 1, offSession = false, now }: NewPayment,
): { row: PaymentToWrite; charge: Charge } {
  if (!card) throw notFound('card');
  const id = newId<PaymentId>(now.getTime());
  const row = {
    ...{ id, buyer_id: buyerId, purpose, ...amount, attempt },
    ...{ card_id: card.id, card_brand: card.brand, card_last4: card.last4 },
    ...{ awaited_until: awaitedUntil, checked_at: now, created_at: now },
  };
  const { customer, provider_id: paymentMethod } = card;
  return {
    row,
    charge: { paymentId: id, ...amount, customer, paymentMethod, offSession, askUntil: askUntil(now) },
  };
}
