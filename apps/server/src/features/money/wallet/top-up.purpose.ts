import { backInWallet, refundSettled, toppedUp } from '@souk/shared/money/ledger/wallet.ts';
import { topUpTaken } from '@souk/shared/money/ledger/wallet-debt.ts';
import { balancesOf, ofWallet, post, postAll } from '../ledger/index.ts';
import {
  lockPayment,
  noteRefundMade,
  type PaymentRow,
  type Purpose,
  tellInWallet,
  unrefundedOf,
} from '../payments/index.ts';
import { dropTipOf, entriesOfPaidTip } from '../tips/index.ts';

/** What payments into a wallet mean to it. */
export const topUpPurpose: Purpose = {
  async succeeded({ db, clock }, payment) {
    const { id, buyer_id, currency, amount } = payment;
    const now = clock.now();
    const { 'wallet-owed': owed = 0 } = (await balancesOf(db, buyer_id)).get(currency) ?? {};
    const tip = await entriesOfPaidTip(db, payment, { owes: owed < 0, now });
    await postAll(db, [
      {
        key: `top-up ${id}`,
        kind: 'top-up',
        at: now,
        currency,
        about: { paymentId: id, card: cardOf(payment) },
        postings: toppedUp(buyer_id, amount),
      },
      ...tip,
    ]);
  },
  failed: ({ db }, payment) => dropTipOf(db, payment),
  async refunded({ db, clock }, { id, amount }, payment) {
    await post(db, {
      key: `top-up-returned-settled ${id}`,
      kind: 'refund-settled',
      at: clock.now(),
      currency: payment.currency,
      about: { paymentId: payment.id, card: cardOf(payment) },
      postings: refundSettled(amount),
    });
  },
  async refundedByHand({ db, clock }, payment, { providerId, amount }) {
    const now = clock.now();
    const { id: paymentId, buyer_id, currency } = payment;
    await lockPayment(db, paymentId);
    const fits = Math.min(amount, await unrefundedOf(db, payment));
    if (fits === 0) return;
    const { id } = await noteRefundMade(db, { paymentId, amount: fits, about: {}, now }, providerId);
    await post(db, {
      key: `top-up-returned ${id}`,
      kind: 'top-up-returned',
      at: now,
      currency,
      about: { paymentId, card: cardOf(payment) },
      postings: ofWallet(buyer_id, topUpTaken, fits),
    });
  },
  async refundFailed({ db, clock }, { id, amount }, payment, { wasRefunded }) {
    const { buyer_id, currency } = payment;
    const now = clock.now();
    await post(db, {
      key: `top-up-returned-failed ${id}`,
      kind: 'refund-failed',
      at: now,
      currency,
      about: { paymentId: payment.id, card: cardOf(payment) },
      postings: wasRefunded ? toppedUp(buyer_id, amount) : backInWallet(buyer_id, amount),
    });
    await tellInWallet(db, payment, amount, now);
  },
};

export const cardOf = ({ card_brand, card_last4 }: PaymentRow): string => `${card_brand} ${card_last4}`;
