import type { CardId, PaymentId, UserId } from '@souk/shared/ids.ts';
import type { PaymentPurpose } from '@souk/shared/money/payments/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { findChargeable } from '../cards/index.ts';
import type { Charge } from './charge.ts';
import { insertPayment } from './payment.repo.ts';
import { askUntil } from './sought.ts';

export interface NewPayment {
  buyerId: UserId;
  purpose: PaymentPurpose;
  amount: Money;
  /** One of the buyer's own. */
  cardId: CardId;
  /** Until when what it is for waits; what nobody finished by then is cancelled before. */
  awaitedUntil: Date;
  /** 2 for the second card that is tried for the same thing, and so on. */
  attempt?: number;
  /** Whether its buyer is away, so that no bank can ask them anything. */
  offSession?: boolean;
  now: Date;
}

/** Writes a payment down before anybody is charged, and says what to ask the provider for. */
export async function beginPayment(tx: Db, wanted: NewPayment): Promise<Charge> {
  const { buyerId, purpose, amount, cardId, awaitedUntil, attempt = 1, offSession = false, now } = wanted;
  const card = await findChargeable(tx, buyerId, cardId);
  if (!card) throw notFound('card');
  const payment = await insertPayment(tx, {
    id: newId<PaymentId>(now.getTime()),
    buyer_id: buyerId,
    purpose,
    ...amount,
    attempt,
    card_id: card.id,
    card_brand: card.brand,
    card_last4: card.last4,
    awaited_until: awaitedUntil,
    checked_at: now,
    created_at: now,
  });
  const { customer, provider_id: paymentMethod } = card;
  return { paymentId: payment.id, ...amount, customer, paymentMethod, offSession, askUntil: askUntil(now) };
}
