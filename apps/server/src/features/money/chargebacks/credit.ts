import {
  topUpChargedBack,
  topUpChargeLost,
  topUpChargeReturned,
  topUpChargeWon,
} from '@souk/shared/money/ledger/wallet-debt.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notifyAll } from '../../talk/notifications/index.ts';
import { type Entry, ofWallet, postAll } from '../ledger/index.ts';
import type { PaymentRow, RefundRow } from '../payments/index.ts';
import { creditNews } from './chargeback.facts.ts';
import { type ChargebackRow, findCovered, putCredit } from './chargeback.repo.ts';

type OfBuyer = Pick<PaymentRow, 'id' | 'buyer_id' | 'currency'>;

interface Taking {
  /** Zero where nothing of it is in the wallet. */
  credit: number;
  /** Of its entries. */
  key: string;
  now: Date;
}

/** What waits in the wallet of refunds that the card did not take stands still there; what was spent of it is owed. */
export const creditTaken = (payment: OfBuyer, { credit, key, now }: Taking): Entry[] =>
  credit === 0
    ? []
    : [
        {
          ...{ key: `credit-charged-back:${key}`, kind: 'credit-charged-back', ...about(payment, now) },
          postings: ofWallet(payment.buyer_id, topUpChargedBack, credit),
        },
      ];

/** What stood still in the wallet is its owner's again, or gone. */
export const creditDecided = (
  payment: OfBuyer,
  state: 'won' | 'lost',
  { credit, key, now }: Taking,
): Entry[] =>
  credit === 0
    ? []
    : [
        {
          key: `credit-charge-decided:${key}`,
          kind: state === 'won' ? 'credit-charge-won' : 'credit-charge-lost',
          ...about(payment, now),
          postings: (state === 'won' ? topUpChargeWon : topUpChargeLost)(payment.buyer_id, credit),
        },
      ];

/** What was gone is its owner's again. */
export const creditReturned = (payment: OfBuyer, { credit, key, now }: Taking): Entry[] =>
  credit === 0
    ? []
    : [
        {
          ...{ key: `credit-charge-decided:${key}`, kind: 'credit-charge-won', ...about(payment, now) },
          postings: topUpChargeReturned(payment.buyer_id, credit),
        },
      ];

/**
 * A refund has just come back into its buyer's wallet. What the bank took beyond what the orders had left is the same
 * money: it stands still, too, or is gone. Answers with the chargeback as it is then.
 */
export async function takeReturned(
  tx: Db,
  payment: OfBuyer,
  { chargeback, refund, now }: { chargeback: ChargebackRow; refund: RefundRow; now: Date },
): Promise<ChargebackRow> {
  if (chargeback.state === 'won') return chargeback;
  const credit = Math.min(refund.amount, Math.max(0, await findCovered(tx, chargeback)));
  if (credit === 0) return chargeback;
  const isLost = chargeback.state === 'lost';
  const taking = { credit, key: `${chargeback.id}:${refund.id}`, now };
  const taken = { ...chargeback, credit: chargeback.credit + credit };
  await putCredit(tx, taken.id, taken.credit);
  await postAll(tx, [
    ...creditTaken(payment, taking),
    ...(isLost ? creditDecided(payment, 'lost', taking) : []),
  ]);
  await notifyAll(tx, creditNews(payment, credit, isLost ? 'lost' : 'opened'), now);
  return taken;
}

const about = ({ id: paymentId, currency }: OfBuyer, at: Date): Pick<Entry, 'at' | 'currency' | 'about'> => ({
  ...{ at, currency },
  about: { paymentId },
});
