import {
  topUpChargedBack,
  topUpChargeLost,
  topUpChargeWon,
} from '@souk/shared/money/ledger/wallet-debt.ts';
import { type Entry, ofWallet } from '../ledger/index.ts';
import type { PaymentRow } from '../payments/index.ts';

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

const about = ({ id: paymentId, currency }: OfBuyer, at: Date): Pick<Entry, 'at' | 'currency' | 'about'> => ({
  ...{ at, currency },
  about: { paymentId },
});
