import type { PaymentId } from '@souk/shared/ids.ts';
import { tipSentBack } from '@souk/shared/money/ledger/tip.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import { notifyAll } from '../../talk/notifications/index.ts';
import { type Entry, ofShop } from '../ledger/index.ts';
import { findTipSides, lockTipOfPayment, moveTip } from './tips.repo.ts';

/**
 * A bank takes back what a card paid for a tip: what is booked before that, so that the shop gives the tip back and nobody
 * earns by a card that was not theirs. The payment is locked.
 */
export async function entriesOfTakenBack(tx: Db, payment: PaymentId, now: Date): Promise<Entry[]> {
  const tip = await lockTipOfPayment(tx, payment);
  if (tip?.state !== 'given' || tip.from_id === null) return [];
  const { id, shop_id, from_id: fromId, currency, amount, commission, payment_fee: paymentFee } = tip;
  await moveTip(tx, id, { state: 'sent-back', sent_back_at: now });
  await publish(tx, 'tip.given', { tipId: id });
  const { ownerId: to, show } = await findTipSides(tx, id);
  const params = { price: { amount, currency }, show };
  const notification = { text: 'tipChargedBack', params, about: id, to: '/wallet', picture: null } as const;
  await notifyAll(tx, [{ to, notification }], now);
  return [
    {
      ...{ key: `tip-sent-back ${id}`, kind: 'refund', at: now, currency, about: { personId: fromId } },
      postings: ofShop(shop_id, tipSentBack, { fromId, amount, commission, paymentFee }),
    },
  ];
}
